import type { CreditRole, CreditUse } from './credits';

/** How a medium came about, in the two vocabularies that machines read. */
export interface DigitalSource {
  /** A term of IPTC's Digital Source Type NewsCodes, as XMP and the actions of C2PA carry it. */
  iptc: string;
  /** The same as a member of schema.org's IPTCDigitalSourceEnumeration, for `digitalSourceType`. */
  schemaOrg: string;
}

/** One role with what follows from it. */
export interface CompleteCredit {
  role: CreditRole;
  use: CreditUse;
  /** `null` while none is named, and where no tool took part. */
  tool: string | null;
  /** `""` while no name has been given. */
  by: string;
  status: string;
  /** Whether the people concerned have agreed to this line. */
  isSigned: boolean;
  /** `null` while nobody has said, and for a part that does not exist. */
  source: DigitalSource | null;
}

/**
 * What a listener is told before anything else. `generated`: every part. `withAi`: some parts, or all of them assisted.
 * `algorithm`: our own program. `human`: no generative tool. `unknown`: not said for every part.
 */
export type CreditGrade = 'generated' | 'withAi' | 'algorithm' | 'human' | 'unknown';

/** Credits with what follows from them: of a release, a text or a picture. */
export interface Credits {
  roles: CompleteCredit[];
  grade: CreditGrade;
  /** Of the whole; `null` while it cannot be told. */
  source: DigitalSource | null;
  /** Whether every line, and the block, is signed. Only then are the credits statements of fact. */
  isSigned: boolean;
}
