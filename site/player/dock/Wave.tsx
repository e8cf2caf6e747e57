import * as styles from './Wave.module.css';

/** The selvedge of a piece: a row of triangles, as tall as it is loud. The part before the playhead is coloured. */
export function Wave({ curve }: { curve: readonly number[] }) {
  const outline = curve
    .map((level, i) => `L${i} 24 ${i + 0.5} ${(24 - 24 * (0.34 + 0.0066 * level)).toFixed(1)}`)
    .join('');
  return (
    <svg
      className={styles.wave}
      viewBox={`0 0 ${curve.length} 24`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path d={`M0 24${outline}L${curve.length} 24Z`} />
    </svg>
  );
}
