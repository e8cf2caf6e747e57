/** What stands on the card of a link preview. */
export interface Card {
  /** The brand's two words. */
  wordmark: readonly [string, string];
  /** Over the title: a genre, a shelf. */
  label: string;
  title: string;
  /** Below it: how AI took part. */
  flag: string;
  /** Names of files in `content/media`: one fills the card, several stand side by side under the title. */
  pictures: string[];
  /** What the letters and the ground wear. */
  accent: string;
  ground: string;
}

/** The brand's own, as in tokens.css. */
export const MARIGOLD = '#ffc53d';
/** Pixels, as every network asks for them. */
export const CARD_SIZE = { width: 1200, height: 630 };
/** More than this, and some chats show no picture. */
export const CARD_MAX_BYTES = 300_000;
