import type { KitPicture } from '../../pages/press/kit-pictures';
import { Icon } from '../Icon/Icon';
import { Picture } from '../Picture/Picture';
import { WeaveMark } from '../WeaveMark/WeaveMark';
import * as styles from './PressSheet.module.css';

/** A contact sheet: each picture with its number, its size, how it was made, and its files to take home. */
export function PressSheet({ pictures }: { pictures: KitPicture[] }) {
  return (
    <div className={styles.sheet}>
      {pictures.map(({ id, name, picture, size, made, file, drawn }, index) => (
        <figure key={id}>
          <div className={styles.art}>
            <Picture picture={picture} sizes="(max-width: 900px) 100vw, 60vw" />
          </div>
          <figcaption>
            <span className={`display ${styles.number}`} aria-hidden="true">
              {index + 1}
            </span>
            <span>
              <b>{name}</b>
              <small>{size}</small>
              <small className={styles.made}>
                {made.hand && <WeaveMark hand={made.hand} size={16} />}
                {made.label}
              </small>
              {drawn && (
                <a href={drawn.href} download={drawn.name} className={styles.drawn}>
                  {drawn.label}
                </a>
              )}
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
    </div>
  );
}
