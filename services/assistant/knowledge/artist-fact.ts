/** What the site says about one facet of one artist. */
export interface ArtistFact {
  text: string;
  /** The most telling page first. */
  urls: string[];
  /** The label has not confirmed it, so it is told with a doubt. */
  isOpen?: boolean;
}
