import { inLanguage } from '../../in-language';
import { SourceTag } from '../SourceTag/SourceTag';
import * as styles from './DirectoryFacts.module.css';
import type { DirectoryArtist } from './directory-artist';

/** What the directory knows of an artist, term by term. */
export function DirectoryFacts({ artist }: { artist: DirectoryArtist }) {
  const { streams, languages, latest, tempo } = artist;
  return (
    <dl className={styles.facts}>
      {streams && (
        <div>
          <dt>{streams.term}</dt>
          <dd>
            {streams.text} {streams.source && <SourceTag>{streams.source}</SourceTag>}
          </dd>
        </div>
      )}
      {languages && (
        <div>
          <dt>{languages.term}</dt>
          <dd>{languages.text}</dd>
        </div>
      )}
      {latest && (
        <div>
          <dt>{latest.term}</dt>
          <dd>
            <span {...inLanguage(latest.lang)}>{latest.title}</span>
          </dd>
        </div>
      )}
      {tempo && (
        <div>
          <dt>{tempo.term}</dt>
          <dd>{tempo.text}</dd>
        </div>
      )}
    </dl>
  );
}
