import type { PressKitContext } from '../../pages/press/press-kit';
import { CopyButton, type CopyTexts } from '../CopyButton/CopyButton';
import { Note } from '../Note/Note';
import { Prose } from '../Prose/Prose';
import * as styles from './Biographies.module.css';

interface BiographiesProps {
  biography: PressKitContext['biography'];
  copy: CopyTexts;
}

/** A biography in three lengths. Radio buttons choose, and style sheets show: it works without script. */
export function Biographies({ biography, copy }: BiographiesProps) {
  const { heading, items, marker } = biography;
  return (
    <div className={styles.biographies}>
      <div className={styles.side}>
        <h2 className="display">{heading}</h2>
        <fieldset>
          <legend className="visually-hidden">{heading}</legend>
          {items.map(({ id, label, words }) => (
            <label key={id}>
              <input type="radio" name="length" value={id} defaultChecked={id === 'medium'} />
              <span>
                {label}
                <small>{words}</small>
              </span>
            </label>
          ))}
        </fieldset>
        <Note icon="info">
          <p>{marker}</p>
        </Note>
      </div>
      <div>
        {items.map(({ id, label, words, html, text }) => (
          <div key={id} className={styles.text} data-length={id} data-name={`${label}, ${words}`}>
            <Prose html={html} />
            <CopyButton text={text} of={label} texts={copy} />
          </div>
        ))}
      </div>
    </div>
  );
}
