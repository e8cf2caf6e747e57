import { useEffect, useRef, useState } from 'react';
import { SUGGESTIONS } from '../../../services/contracts/limits/lists';
import { type KnownPage, nearestPages } from '../../../services/contracts/search/nearest-pages';
import { FILLED_ELSEWHERE } from '../../filled-elsewhere';
import { Action } from '../Action/Action';
import { Icon } from '../Icon/Icon';
import * as styles from './NearestPages.module.css';

interface NearestPagesProps {
  heading: string;
  known: KnownPage[];
  /** What the console is told; `{path}` stands for the address. */
  log: string;
}

/** What was perhaps meant. The build does not know the address: the service writes the pages in, else script does. */
export function NearestPages({ heading, known, log }: NearestPagesProps) {
  const place = useRef<HTMLDivElement>(null);
  const [pages, setPages] = useState<KnownPage[]>([]);
  useEffect(() => {
    const { pathname } = window.location;
    console.error(log.replace('{path}', pathname));
    const isFilled = place.current?.hasChildNodes();
    if (!isFilled) setPages(nearestPages(decoded(pathname), known, SUGGESTIONS));
  }, [known, log]);

  return (
    <div className={styles.nearest}>
      {/* The service finds this element by its exact text and writes the pages into it. */}
      <div data-fill="nearest" ref={place} {...FILLED_ELSEWHERE} />
      {pages.length > 0 && (
        <>
          <h2 className="label">{heading}</h2>
          <ul>
            {pages.map(({ label, href }) => (
              <li key={href}>
                <Action href={href}>
                  <b>{label}</b> <small>{href}</small>
                  <Icon name="arrow-right" />
                </Action>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
