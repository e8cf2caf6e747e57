import type { TempoRow } from '../../components/TempoList/TempoList';
import type { Page, PageInput } from '../page';
import { type Opening, opening } from '../parts/opening';
import { tempoRows } from './tempo-rows';

/** What the global roster shows. */
export interface RosterContext extends Opening {
  unit: string;
  rows: TempoRow[];
}

/** `/artists/global`: the Global hub's artists with a profile, from slow to fast. */
export function rosterPage(input: PageInput): Page<RosterContext> {
  const { content } = input;
  const page = content.pages.artists.roster;
  return {
    path: page.route,
    template: 'artists/roster',
    isListed: true,
    context: {
      ...opening(page),
      unit: content.ui.labels.bpm,
      rows: tempoRows(
        input,
        content.artists.filter(({ hubs }) => hubs.includes('global')),
      ),
    },
  };
}
