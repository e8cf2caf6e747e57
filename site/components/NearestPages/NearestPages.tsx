import { useEffect, useState } from 'react';
import type { LinkTo } from '../../pages/page';
import { Action } from '../Action/Action';
import { Icon } from '../Icon/Icon';
import * as styles from './NearestPages.module.css';
import { nearest } from './nearest';

interface NearestPagesProps {
  heading: string;
  known: LinkTo[];
  /** What the console is told; `{path}` stands for the address. */
  log: string;
}

const SUGGESTIONS = 4;

/** Pages whose address is most like the one asked for. The browser knows that address, the build does not. */
export function NearestPages({ heading, known, log }: NearestPagesProps) {
  const [pages, setPages] = useState<LinkTo[]>([]);
  useEffect(() => {
    const { pathname } = window.location;
    console.error(log.replace('{path}', pathname));
    setPages(nearest(decoded(pathname), known, SUGGESTIONS));
  }, [known, log]);
  if (pages.length === 0) return null;

  return (
    <div className={styles.nearest}>
      <h2 className="label">{heading}</h2>
      <ul>
        {pages.map(({ label, href }) => (
          <li key={href}>
            <Action href={href}>
              <b>{label}</b>
              <small>{href}</small>
              <Icon name="arrow-right" />
            </Action>
          </li>
        ))}
      </ul>
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
