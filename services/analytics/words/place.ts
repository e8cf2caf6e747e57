import { inOneRow } from '../cut';

/** What a path with its query says: the page, the hub it belongs to, the campaign that led there. */
export function placeWords(place: string): {
  page: string;
  hub: 'africa' | 'global' | '(none)';
  campaign: string | undefined;
} {
  const at = place.indexOf('?');
  const page = at < 0 ? place : place.slice(0, at);
  return { page, hub: hubOf(page), campaign: at < 0 ? undefined : campaignOf(place.slice(at)) };
}

function hubOf(page: string): 'africa' | 'global' | '(none)' {
  const parts = page.split('/');
  if (parts.includes('africa')) return 'africa';
  return parts.includes('global') ? 'global' : '(none)';
}

/** `source / medium / campaign`, of which any may be missing. An address can hold any sign, escaped. */
function campaignOf(query: string): string | undefined {
  const given = new URLSearchParams(query);
  const said = (key: string) => inOneRow(given.get(key) ?? '');
  const parts = [
    said('utm_source') || said('ref'),
    said('utm_medium'),
    said('utm_campaign'),
  ].filter(Boolean);
  return parts.length > 0 ? parts.join(' / ') : undefined;
}
