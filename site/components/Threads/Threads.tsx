import * as styles from './Threads.module.css';

/** One thread for each artist, a mark for each beat of the artist's tempo: slow ones drift against fast ones. */
export function Threads({ artists }: { artists: string[] }) {
  return (
    <div className={styles.threads} aria-hidden="true">
      {artists.map((id) => (
        <span key={id} data-artist={id} />
      ))}
    </div>
  );
}
