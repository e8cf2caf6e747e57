import { shell } from '../../shell/shell';

/** A calendar is opened with the address that calendar apps subscribe to; a feed with its own. */
export function subscribeAddress(href: string): string {
  return href.endsWith('.ics') ? shell.siteUrl.replace(/^https?:/, 'webcal:') + href : href;
}
