/** One thing that was published, as readers of feeds get it. */
export interface FeedEntry {
  /** Never changes, wherever the site moves: a tag URI (RFC 4151). */
  id: string;
  /** A full address. */
  url: string;
  title: string;
  /** Language of title and summary when it is not English. */
  lang?: string;
  summary: string;
  /** With full addresses. */
  html: string;
  /** ISO 8601 moments. */
  published: string;
  updated: string;
  tags: string[];
  /** A full address. */
  image?: string;
  /** An MP3 that readers play or keep. */
  audio?: { url: string; bytes: number; seconds: number };
}

/** What can be followed, in every format under the same name. */
export interface Feed {
  id: string;
  /** Path of its files, without their ending. */
  base: string;
  title: string;
  description: string;
  /** The page that shows the same, a full address. */
  home: string;
  /** ISO 8601 moment. */
  updated: string;
  /** Newest first. */
  entries: FeedEntry[];
}

/** Who publishes, and where. */
export interface Publisher {
  name: string;
  origin: string;
}
