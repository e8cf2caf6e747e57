import { Action } from '../Action/Action';
import { Icon } from '../Icon/Icon';
import type { DirectoryArtist } from './directory-artist';

/** Where an artist can be heard elsewhere, as squares beside the main control. */
export function DirectoryLinks({ links }: Pick<DirectoryArtist, 'links'>) {
  return links.map(({ icon, label, href }) => (
    <Action key={icon} href={href} look="outline" size="sm" aria-label={label}>
      <Icon name={icon} />
    </Action>
  ));
}
