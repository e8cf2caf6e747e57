import { keep, kept } from './kept';

/**
 * Runs once a page is read: keeps what the visitor chooses on this device (theme, weight, hub) without
 * waiting for React, takes over what another tab or the system changes, and folds the footer on narrow screens.
 * Controls are found by `data-keeps`.
 */
export function keepChoices(): void {
  const root = document.documentElement;

  /** Light pages keep still; full ones as the visitor had it. */
  const calm = (isLight: boolean) => {
    if (isLight) root.dataset.motion = 'still';
    else if (kept('motion') !== 'still') delete root.dataset.motion;
    dispatchEvent(new Event('motionchange'));
  };

  document.addEventListener('change', ({ target }) => {
    if (!(target instanceof HTMLInputElement) || !target.closest('[data-keeps]')) return;
    keep(target.name, target.value);
    if (target.name === 'weight') calm(target.value === 'light');
    dispatchEvent(new Event(`${target.name}change`));
  });
  document.addEventListener('click', ({ target }) => {
    const hub =
      target instanceof Element && target.closest<HTMLElement>('a[data-hub]')?.dataset.hub;
    if (hub) keep('market', hub);
  });
  const light = matchMedia('(prefers-color-scheme: light)');
  /** Marks what is in force among the choices of the page. */
  const mark = () => {
    const now: Record<string, string> = {
      theme: root.dataset.theme || (light.matches ? 'light' : 'dark'),
      weight: root.dataset.weight || 'full',
    };
    for (const input of document.querySelectorAll<HTMLInputElement>('[data-keeps] input'))
      input.checked = now[input.name] === input.value;
  };

  // what the system wants may change while one reads
  light.onchange = mark;
  // chosen in another tab
  addEventListener('storage', ({ key, newValue }) => {
    if (key !== 'theme' || !newValue) return;
    root.dataset.theme = newValue;
    mark();
  });
  document.addEventListener('DOMContentLoaded', () => {
    mark();
    if (matchMedia('(max-width: 900px)').matches)
      for (const column of document.querySelectorAll<HTMLDetailsElement>('[data-folds]'))
        column.open = false;
  });
}
