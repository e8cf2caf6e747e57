import type { CSSProperties, ReactNode } from 'react';
import { fitLine } from './fit';
import * as styles from './StripLine.module.css';

interface StripLineProps {
  text: string;
  /** Wanted font size in percent of the container's width; the width axis does the rest. */
  size: number;
  /** Which screens show the line: authors give other breaks for narrow ones. */
  only?: 'wide' | 'narrow';
  /** The same letters with some of them dressed; as wide as `text`. */
  children?: ReactNode;
}

/** One headline line stretched or squeezed to fill its container, without any script. */
export function StripLine({ text, size, only, children = text }: StripLineProps) {
  const fit = fitLine(text, size);
  // custom properties are not in React's style type; styles/light.css takes `--plain`
  const style = {
    '--size': fit.size,
    '--plain': fit.plainSize,
    fontStretch: `${fit.stretch}%`,
  } as CSSProperties;
  return (
    <span className={styles.box} data-only={only}>
      <span className={styles.line} style={style} data-strip="">
        {children}
      </span>
    </span>
  );
}
