import type { Vary } from './vary';

/** What makes the shared head one person. All but `hasEars` are lengths or factors round 1. */
export interface HeadForm {
  /** half width of the lower face, head units */
  jaw: number;
  /** how far the nose stands out, 1 = plain */
  nose: number;
  /** fullness of both lips, 1 = plain */
  lip: number;
  /** weight of the brow ridge, 1 = plain */
  brow: number;
  /** radius at the chin, head units */
  neck: number;
  /** half width, head units */
  shoulder: number;
  /** half height of the cut between closed lids, head units; 0 = smooth lids */
  slit: number;
  hasEars: boolean;
}

/** A head for somebody new: every measure near its middle, in a range that stays a likely face. */
export function headForm(vary: Vary): HeadForm {
  return {
    jaw: vary(0.49, 0.035),
    nose: vary(1, 0.1),
    lip: vary(1.12, 0.12),
    brow: vary(0.95, 0.2),
    neck: vary(0.36, 0.05),
    shoulder: vary(1.5, 0.1),
    slit: 0.02,
    hasEars: true,
  };
}
