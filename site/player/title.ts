import { fillPhrase } from '../fill-phrase';
import { shell } from '../shell/shell';
import type { Item } from './track';

/** What plays, by name; of another take also which. */
export function titleOf({ track, take }: Item): string {
  return take === 0 ? track.title : `${track.title}, ${fillPhrase(shell.player.take, { take })}`;
}
