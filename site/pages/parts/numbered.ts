/** A heading with the number in front of it taken apart: `2. What you may do`. */
export interface Numbered {
  number: string | null;
  title: string;
}

/** Takes the number off a heading, if it has one. */
export function numbered(heading: string): Numbered {
  const [, number, title] = /^(\d+)\.\s+(.+)$/.exec(heading) ?? [];
  return number && title ? { number, title } : { number: null, title: heading };
}
