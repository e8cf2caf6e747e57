import { kept } from './kept';

/**
 * Runs at the end of a page: marks the links to artists whom this device follows, so that they say so
 * before React comes, and on light pages, where it may never come. `follow/flags` keeps what is read here.
 */
export function showFollows(): void {
  // `follow-rocka` waits for script, `follow_rocka` is kept
  for (const { dataset } of document.querySelectorAll<HTMLElement>('a[data-needs-script^=follow]'))
    if (kept(`${dataset.needsScript?.replace('-', '_')}`)) dataset.following = '';
}
