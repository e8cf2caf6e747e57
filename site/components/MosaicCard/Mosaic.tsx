import * as styles from './Mosaic.module.css';
import { type MosaicArtist, MosaicCard, type MosaicTexts } from './MosaicCard';
import { mosaicSpans } from './spans';

/** Artists in a grid of unequal cards; who is coming soon stands last. */
export function Mosaic({ artists, texts }: { artists: MosaicArtist[]; texts: MosaicTexts }) {
  const full = artists.filter(({ href }) => href !== null);
  const spans = mosaicSpans(full.length);
  const ordered = [...full, ...artists.filter(({ href }) => href === null)];
  return (
    <div className={styles.mosaic}>
      {ordered.map((artist, index) => (
        <MosaicCard
          key={artist.id}
          artist={artist}
          texts={texts}
          span={spans[index] ?? 12}
          isFirst={index === 0}
        />
      ))}
    </div>
  );
}
