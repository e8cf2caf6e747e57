import { keep, kept } from './kept';

/**
 * Runs in the head: keeps what the visitor chooses on this device (theme, weight, hub) without
 * waiting for React, takes over a theme chosen in another tab, and folds the footer on narrow screens.
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
    const link = target instanceof Element ? target.closest('a[data-hub]') : null;
    const hub = link?.getAttribute('data-hub');
    if (hub === 'africa' || hub === 'global') keep('market', hub);
  });
  /** Marks what is in force among the choices of the page. */
  const mark = () => {
    const light = matchMedia('(prefers-color-scheme: light)').matches;
    const now: Record<string, string> = {
      theme: root.dataset.theme || (light ? 'light' : 'dark'),
      weight: root.dataset.weight || 'full',
    };
    for (const input of document.querySelectorAll<HTMLInputElement>('[data-keeps] input'))
      input.checked = now[input.name] === input.value;
  };

  // chosen in another tab
  addEventListener('storage', ({ key, newValue }) => {
    if (key !== 'theme' || !newValue) return;
    root.dataset.theme = newValue;
    mark();
  });
  document.addEventListener('DOMContentLoaded', () => {
    mark();
    if (matchMedia('(max-width: 900px)').matches)
      for (const column of document.querySelectorAll('[data-folds]'))
        column.removeAttribute('open');
  });
}
