import { SourceTag } from '../SourceTag/SourceTag';
import { fitLine } from '../StripLine/fit';
import * as styles from './ImpactWall.module.css';

/** A figure with the words beside it and whoever counted. */
export interface Figure {
  id: string;
  display: string;
  label: string;
  source: string;
}

/** Figures set one a line over the full measure. No bars: they would compare what cannot be compared. */
export function ImpactWall({ figures }: { figures: Figure[] }) {
  return (
    <dl className={styles.wall}>
      {figures.map(({ id, display, label, source }) => {
        const wide = fitLine(`${display} ${label}`, 7.4);
        return (
          <div key={id} id={id}>
            <dt className="display">
              <span style={{ fontStretch: `${wide.stretch}%`, fontSize: `${wide.size}cqi` }}>
                <em>{display}</em> {label}
              </span>
            </dt>
            <dd>
              <SourceTag fact={id} of={`${display} ${label}`}>
                {source}
              </SourceTag>
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
