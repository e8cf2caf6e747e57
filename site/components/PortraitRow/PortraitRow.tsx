import type { PortraitData } from '../../pages/parts/portraits';
import { Action } from '../Action/Action';
import { Picture } from '../Picture/Picture';
import * as styles from './PortraitRow.module.css';

/** Artists side by side, each a face, a name and a genre that lead somewhere. */
export function PortraitRow({ portraits }: { portraits: PortraitData[] }) {
  return (
    <ul className={styles.row}>
      {portraits.map(({ id, name, nameLang, genre, genreLang, href, picture }) => (
        <li key={id} data-artist={id}>
          <Action href={href}>
            <span className={styles.art}>
              <Picture picture={picture} sizes="(max-width: 900px) 50vw, 20vw" alt="" />
            </span>
            <span className={`display ${styles.name}`} lang={nameLang}>
              {name}
            </span>
            <span className={`label ${styles.genre}`} lang={genreLang}>
              {genre}
            </span>
          </Action>
        </li>
      ))}
    </ul>
  );
}
