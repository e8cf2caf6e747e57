/** A part of the site that can answer: what it says, where it stands, and how visitors ask for it. */
export interface Passage {
  /** Unique: its address and what kind of part it is. */
  id: string;
  route: string;
  /** Where it can be read: the route, and the part of the page. */
  url: string;
  title: string;
  /** What the page says, without marks of layout. */
  text: string;
  /** A short answer that somebody has written; else sentences of `text` are quoted. */
  answer: string | undefined;
  /** What is told where no sentence of `text` stands out. */
  lead: string | undefined;
  /** Invented by the writers, and to be called so. */
  isFiction: boolean;
  asks: string[];
  /** Questions in further languages. */
  asksOther: string[];
  /** The artist it is about. */
  artist: string | undefined;
  /** Further pages that say more. */
  links: string[];
}

/** A passage with what is usually not needed left out. */
export function passage(
  given: Pick<Passage, 'id' | 'route' | 'title' | 'text'> & Partial<Passage>,
): Passage {
  const { route } = given;
  return {
    url: route,
    answer: undefined,
    lead: undefined,
    isFiction: false,
    asks: [],
    asksOther: [],
    artist: undefined,
    links: [],
    ...given,
    text: plain(given.text),
  };
}

/** Text without Markdown: emphasis, links, list marks and line breaks. */
export function plain(text: string): string {
  return text
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/\*\*|(?<=^|[\s“(])\*(?=\S)|(?<=\S)\*(?=$|[\s.,;:!?”)])/gm, '')
    .replace(/^\s*(?:[-•]|\d+\.)\s+/gm, '')
    .replace(/\s*\n+\s*/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}
