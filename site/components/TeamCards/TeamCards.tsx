import type { TeamCardData } from '../../pages/about/about';
import { Action } from '../Action/Action';
import { Icon } from '../Icon/Icon';
import { Picture } from '../Picture/Picture';
import * as styles from './TeamCards.module.css';

/** The teams side by side: cloth, name, what they do, what is open. */
export function TeamCards({ cards, level = 3 }: { cards: TeamCardData[]; level?: 2 | 3 }) {
  const Heading = `h${level}` as const;
  return (
    <div className={styles.cards}>
      {cards.map(({ id, title, text, artistId, picture, links }) => (
        <article key={id} id={id} className={styles.card} data-artist={artistId}>
          <div className={styles.cloth}>
            <Picture picture={picture} sizes="(max-width: 900px) 100vw, 33vw" alt="" />
          </div>
          <Heading className={`display ${styles.title}`}>{title}</Heading>
          <div className={styles.body}>
            {text && <p className="muted">{text}</p>}
            {links.map((link) => (
              <Action key={link.href} href={link.href} className={styles.open}>
                <span>
                  <small>{link.label}</small>
                  <b>{link.title}</b>
                </span>
                <Icon name="arrow-right" />
              </Action>
            ))}
          </div>
        </article>
      ))}
    </div>
  );
}
