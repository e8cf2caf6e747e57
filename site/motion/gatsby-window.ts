/** Gatsby's own navigation: to an address, or so many steps through the history. */
export type Navigate = (
  to: string | number,
  options?: { replace?: boolean; state?: object },
) => void;

/** What Gatsby keeps on `window`: its navigation, and the loader of pages. */
export interface GatsbyWindow {
  ___navigate?: Navigate;
  ___loader?: { loadPage(path: string): Promise<unknown> };
}
