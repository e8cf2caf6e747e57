import type { InfoCardData } from '../../pages/home/info-cards';
import { Icon } from '../Icon/Icon';
import { InfoDialog } from '../InfoDialog/InfoDialog';
import { Picture } from '../Picture/Picture';
import * as styles from './Staircase.module.css';

interface StaircaseProps {
  cards: InfoCardData[];
  done: string;
  close: string;
}

/** Three full-width rows whose cloth steps 12, 24, 36 %; each opens its dialog. */
export function Staircase({ cards, done, close }: StaircaseProps) {
  return (
    <div className={styles.stair}>
      {cards.map((card) => (
        <div key={card.id} className={styles.step} data-artist={card.artistId}>
          <InfoDialog
            id={card.id}
            title={card.title}
            parts={card.parts}
            done={done}
            close={close}
            className={styles.button}
            {...(card.picture && { picture: card.picture })}
          >
            <span className={styles.cloth}>
              {card.picture && (
                <Picture picture={card.picture} sizes="(max-width: 900px) 112px, 480px" alt="" />
              )}
            </span>
            <b className="display">{card.title}</b>
            <span className={styles.text}>
              <span className="muted">{card.teaser}</span>
              <span className={styles.more}>{card.parts.map(({ term }) => term).join(', ')}</span>
            </span>
            <span className={styles.plus}>
              <Icon name="plus" />
            </span>
          </InfoDialog>
        </div>
      ))}
    </div>
  );
}
