import { useCallback, useEffect, useState } from 'react';

/** The parts of the admin area, in the order of the rail. */
export const SECTIONS = [
  'analytics',
  'inbox',
  'subscribers',
  'follows',
  'outbox',
  'questions',
  'audit',
] as const;

/** One of `SECTIONS`. */
export type Section = (typeof SECTIONS)[number];

/** The part that the address names (`?section=inbox`), and the way to another; back leads back. */
export function useSection(): [Section, (section: Section) => void] {
  const [section, setSection] = useState<Section>('analytics');

  useEffect(() => {
    const read = () => setSection(named(new URLSearchParams(window.location.search)));
    read();
    window.addEventListener('popstate', read);
    return () => window.removeEventListener('popstate', read);
  }, []);

  const open = useCallback((next: Section) => {
    window.history.pushState(window.history.state, '', sectionHref(next));
    setSection(next);
  }, []);

  return [section, open];
}

/** The address of a part. */
export function sectionHref(section: Section): string {
  return section === 'analytics' ? '/admin' : `/admin?section=${section}`;
}

function named(query: URLSearchParams): Section {
  return SECTIONS.find((section) => section === query.get('section')) ?? 'analytics';
}
