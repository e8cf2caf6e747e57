import type { CSSProperties } from 'react';
import type { PictureData } from '../Picture/picture';
import { type Cell, latticeCells } from './cells';
import { cssImage } from './css-image';
import * as styles from './Lattice.module.css';

interface LatticeProps {
  /** Cloths run down, one a column. */
  cloths: PictureData[];
  /** Wide pictures run across, one a row. */
  threads: PictureData[];
}

/** Pixels of the pictures that are enough here: a cloth fills a few columns, a thread a whole row. */
const CLOTH_PX = 480;
const THREAD_PX = 1200;

/** Cloths and threads woven over and under one another, from edge to edge. Decoration. */
export function Lattice({ cloths, threads }: LatticeProps) {
  const images = Object.fromEntries([
    ...cloths.map((picture, index) => [`--cloth-${index}`, cssImage(picture, CLOTH_PX)]),
    ...threads.map((picture, index) => [`--thread-${index}`, cssImage(picture, THREAD_PX)]),
  ]);
  const grid = (columns: number) =>
    latticeCells(columns, cloths.length, threads.length).map((cell) => (
      <i key={cell.key} data-over={cell.over} style={cellStyle(cell, columns)} />
    ));

  return (
    // custom properties are not in React's style type
    <div style={images as CSSProperties} aria-hidden="true">
      <div className={`${styles.grid} ${styles.wide}`}>{grid(12)}</div>
      <div className={`${styles.grid} ${styles.narrow}`}>{grid(5)}</div>
    </div>
  );
}

function cellStyle({ over, cloth, thread, clothY, threadX, threadY }: Cell, columns: number) {
  const down = `var(--cloth-${cloth}) 50% ${clothY}% / 400% 400%`;
  const across = `var(--thread-${thread}) ${threadX}% ${threadY}% / ${columns * 100}% auto`;
  const [top, bottom] = over === 'cloth' ? [down, across] : [across, down];
  return { '--top': top, '--bottom': bottom } as CSSProperties; // as above
}
