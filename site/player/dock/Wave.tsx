import * as styles from './Wave.module.css';

/** How high the drawing is, in units of its own: whole ones, since the outline is written into pages. */
const HEIGHT = 48;

/** The selvedge of a piece: a row of triangles, as tall as it is loud. The part before the playhead is coloured. */
export function Wave({ curve }: { curve: readonly number[] }) {
  const teeth = curve.map((level) => {
    const height = Math.round(HEIGHT * (0.34 + 0.0066 * level));
    return `l1-${height} 1 ${height}`;
  });
  return (
    <svg
      className={styles.wave}
      viewBox={`0 0 ${2 * curve.length} ${HEIGHT}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path d={`M0 ${HEIGHT}${teeth.join('')}`} />
    </svg>
  );
}
