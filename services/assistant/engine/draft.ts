import type { Action, Confidence } from '../../contracts/assistant';
import type { Language } from '../words/translation';

/** An answer before it is sent. */
export interface Draft {
  text: string;
  /** Of the text, where all of it is in the visitor's. */
  language?: Language;
  confidence: Confidence;
  /** Addresses on this site, the most telling first. */
  urls: string[];
  action?: Action;
  /** Which rule made it; for the operator. */
  rule: string;
  /** Of a hedge and a decline: whether the question is one that the site should perhaps answer. */
  isGap?: boolean;
  /** Whether somebody is in danger: nothing is then offered to go on with. */
  isGrave?: boolean;
  /** Whether a model may word it anew. */
  isOpen?: boolean;
}
