/** The two themes. */
export type Theme = 'dark' | 'light';

/** Key in local storage; absent while the visitor has not chosen. */
export const THEME_KEY = 'theme';

/** What the visitor sees now. Browser only. */
export function currentTheme(): Theme {
  const chosen = document.documentElement.dataset.theme;
  if (chosen === 'dark' || chosen === 'light') return chosen;
  return matchMedia('(prefers-color-scheme: light)').matches ? 'light' : 'dark';
}

/** Shows a theme and remembers it on this device. */
export function chooseTheme(theme: Theme): void {
  document.documentElement.dataset.theme = theme;
  try {
    localStorage.setItem(THEME_KEY, theme);
  } catch {
    // storage is closed to us: the choice holds for this page
  }
}
