/** What a new file has to know. */
export interface ScaffoldFacts {
  slug: string;
  today: Date;
  /** How many entries of this kind there are, for a release only those of its artist: the new one comes after them. */
  existing: number;
}
