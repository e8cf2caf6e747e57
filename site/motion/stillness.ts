/** Key in local storage; `still` while the visitor has stopped all motion, absent otherwise. */
const MOTION_KEY = 'motion';

/** Whether the system asks for no motion: then nothing moves, and there is nothing to pause. */
export function isCalmSystem(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** Whether nothing may move: the system asks for it, or the visitor has paused. Browser only. */
export function isStill(): boolean {
  return document.documentElement.dataset.motion === 'still' || isCalmSystem();
}

/** Stops or starts everything that moves (`data-motion` on `<html>`) and keeps that on this device. */
export function setStill(still: boolean): void {
  const root = document.documentElement;
  if (still) root.dataset.motion = 'still';
  else delete root.dataset.motion;
  try {
    if (still) localStorage.setItem(MOTION_KEY, 'still');
    else localStorage.removeItem(MOTION_KEY);
  } catch {
    // storage is closed to us: the choice holds for this page
  }
  window.dispatchEvent(new Event('motionchange'));
}
