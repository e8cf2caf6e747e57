import type { KitPicture } from '../../pages/press/kit-pictures';
import type { MarkOffer } from '../../pages/press/press';
import { Action } from '../Action/Action';
import { Mark } from '../Brand/Brand';
import { Icon } from '../Icon/Icon';
import { Picture } from '../Picture/Picture';
import { WeaveMark } from '../WeaveMark/WeaveMark';
import * as styles from './PressSheet.module.css';

/** A contact sheet: each picture with its number, its size, how it was made, and its files to take home; the mark last. */
export function PressSheet({ pictures, mark }: { pictures: KitPicture[]; mark: MarkOffer }) {
  return (
    <div className={styles.sheet}>
      {pictures.map(({ id, name, picture, size, made, file, others }, index) => (
        <figure key={id}>
          <div className={styles.art}>
            <Picture picture={picture} sizes="(max-width: 900px) 100vw, 60vw" />
          </div>
          <figcaption>
            <span className={`display ${styles.number}`} aria-hidden="true">
              {index + 1}
            </span>
            <span>
              <b>{name}</b> <small>{size}</small>{' '}
              <small className={styles.made}>
                {made.hand && <WeaveMark hand={made.hand} size={16} />}
                {made.label}
              </small>{' '}
              {others.map((other) => (
                <a
                  key={other.href}
                  href={other.href}
                  download={other.name}
                  className={styles.other}
                >
                  {other.label} <span className="visually-hidden">{name}</span>
                </a>
              ))}
            </span>
            <a
              href={file.href}
              download={file.name}
              aria-label={file.label}
              className={styles.file}
            >
              <Icon name="download-simple" />
            </a>
          </figcaption>
        </figure>
      ))}
      <div className={styles.mark}>
        <Mark />
        <div>
          <h3>{mark.heading}</h3>
          <p>{mark.text}</p>
        </div>
        <Action href={mark.link.href} look="outline" size="sm" download>
          <Icon name="download-simple" />
          {mark.link.label}
        </Action>
      </div>
    </div>
  );
}
