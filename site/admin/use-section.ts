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

/**
 * The part that the address names (`?section=inbox`), the way to another, and how often one was opened:
 * who opens the part they are in begins it anew. Back leads back.
 */
export function useSection(): [Section, (section: Section) => void, number] {
  const [section, setSection] = useState(namedSection);
  const [opened, setOpened] = useState(0);

  useEffect(() => {
    const read = () => setSection(namedSection());
    window.addEventListener('popstate', read);
    return () => window.removeEventListener('popstate', read);
  }, []);

  const open = useCallback((next: Section) => {
    const { history, location } = window;
    const href = sectionHref(next);
    if (location.pathname + location.search !== href) {
      // what else the entry before holds, such as that its message lies over the list, is not true of this one
      history.pushState({ key: history.state?.key }, '', href);
    }
    setSection(next);
    setOpened((times) => times + 1);
  }, []);

  return [section, open, opened];
}

/**
 * The address of what is open, with one of its parameters changed.
 * @param value taken out if empty
 */
export function addressWith(name: 'message' | 'status', value = ''): string {
  const { pathname, search } = window.location;
  const query = new URLSearchParams(search);
  if (value) query.set(name, value);
  else query.delete(name);
  return `${pathname}?${query}`;
}

/** The address of a part. */
export function sectionHref(section: Section): string {
  return section === 'analytics' ? '/admin' : `/admin?section=${section}`;
}

/** The part that the address names; without one, analytics. */
export function namedSection(): Section {
  const query = new URLSearchParams(window.location.search);
  return SECTIONS.find((section) => section === query.get('section')) ?? 'analytics';
}
