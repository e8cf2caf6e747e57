import type { LinkTo } from '../../pages/page';
import { Action } from '../Action/Action';
import { Icon } from '../Icon/Icon';
import { Picture } from '../Picture/Picture';
import type { PictureData } from '../Picture/picture';
import { Prose } from '../Prose/Prose';
import { type Hand, WeaveMark } from '../WeaveMark/WeaveMark';
import * as styles from './NextGenPanel.module.css';

/** One of the four strips and what stands on it. */
export interface NextGenTab {
  /** Also the fragment of its address. */
  id: string;
  title: string;
  /** Whose cloth and colours the strip wears. */
  artistId: string;
  cloth: PictureData;
  heading: string;
  html: string | null;
  /** Lines of HTML. */
  list: string[];
  link: LinkTo | null;
  /** Beside the words: a face, or the same cloth cut twelve ways. */
  portrait: PictureData | null;
  hasVariations: boolean;
  /** The three hands that can make a thing. */
  marks: { hand: Hand; label: string; text: string }[];
}

/** Twelve cuts of one cloth: the same pattern, held differently. */
const CUTS = Array.from({ length: 12 }, (_, cut) => `${(cut * 37) % 100}% ${(cut * 61) % 100}%`);

/** What a strip shows when it is open. */
export function NextGenPanel({ tab }: { tab: NextGenTab }) {
  const { heading, html, list, link, portrait, hasVariations, cloth, marks } = tab;
  return (
    <div className={styles.panel} data-beside={portrait !== null || hasVariations || undefined}>
      {portrait && (
        <div className={styles.portrait}>
          <Picture picture={portrait} sizes="(max-width: 900px) 100vw, 420px" />
        </div>
      )}
      {hasVariations && (
        <div className={styles.cuts} aria-hidden="true">
          {CUTS.map((position) => (
            <span key={position}>
              <Picture
                picture={cloth}
                sizes="420px"
                alt=""
                style={{ objectPosition: position, transformOrigin: position }}
              />
            </span>
          ))}
        </div>
      )}
      <div className={styles.words}>
        <h2 className="display">{heading}</h2>
        {html && <Prose html={html} />}
        {marks.length > 0 && (
          <ul className={styles.marks}>
            {marks.map(({ hand, label, text }) => (
              <li key={hand}>
                <WeaveMark hand={hand} size={96} />
                <b>{label}</b>
                <span>{text}</span>
              </li>
            ))}
          </ul>
        )}
        {list.length > 0 && (
          <ul className={styles.list}>
            {list.map((item) => (
              // biome-ignore lint/security/noDangerouslySetInnerHtml: written by editors, rendered with raw HTML off
              <li key={item} dangerouslySetInnerHTML={{ __html: item }} />
            ))}
          </ul>
        )}
        {link && (
          <Action href={link.href} look="link">
            {link.label}
            <Icon name="arrow-right" />
          </Action>
        )}
      </div>
    </div>
  );
}
