import { Picture } from '../Picture/Picture';
import type { PictureData } from '../Picture/picture';
import { Prose } from '../Prose/Prose';
import * as styles from './WeavingSteps.module.css';

/** One of the three steps from a rule to a record. */
export interface WeavingStep {
  id: string;
  title: string;
  html: string;
}

interface WeavingStepsProps {
  steps: WeavingStep[];
  artistId: string;
  /** One portrait in three states: threads on the frame, half woven, finished. */
  picture: PictureData;
  level?: 2 | 3;
}

/** The three steps under the same portrait as it is woven. */
export function WeavingSteps({ steps, artistId, picture, level = 3 }: WeavingStepsProps) {
  const Heading = `h${level}` as const;
  return (
    <ol className={styles.steps} data-artist={artistId}>
      {steps.map(({ id, title, html }, index) => (
        <li key={id} id={id}>
          <div className={styles.stage} data-stage={index + 1}>
            <Picture picture={picture} sizes="(max-width: 900px) 112px, 33vw" alt="" />
          </div>
          <Heading className={`display ${styles.title}`}>
            <span aria-hidden="true">{index + 1}</span>
            {title}
          </Heading>
          <div className={styles.words}>
            <Prose html={html} />
          </div>
        </li>
      ))}
    </ol>
  );
}
