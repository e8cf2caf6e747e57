import { withProfile } from '../artists/profiles';
import type { LinkTo, PageInput } from '../page';
import { type PortraitData, portrait } from './portraits';

/** Where to from a page that only says what came of a form. */
export interface OnwardData {
  heading: string;
  lead: string;
  links: LinkTo[];
  portraits: PortraitData[];
}

/** Every artist with a page, and where to hear them. */
export function onward(input: PageInput): OnwardData {
  const { artists, ui } = input.content;
  return {
    ...ui.onward,
    portraits: withProfile(artists).map((artist) => portrait(input, artist, artist.route)),
  };
}
