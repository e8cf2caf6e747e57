import type { DressingName } from '../sculpture/dressings/dressings';
import type { HeadForm } from '../sculpture/head-form';

/** A head and what it wears, composed by hand for one artist. */
export interface ComposedFigure {
  dressing: DressingName;
  form: Omit<HeadForm, 'hasEars'>;
}

/** The founding five. Everybody who is not here gets a figure from their seed. */
export const COMPOSED_FIGURES: Readonly<Record<string, ComposedFigure>> = {
  rocka: {
    dressing: 'brimmed-hat',
    form: { jaw: 0.5, nose: 1.05, lip: 1, brow: 1.15, neck: 0.38, shoulder: 1.55, slit: 0.018 },
  },
  zaya: {
    dressing: 'puffs-and-glasses',
    form: { jaw: 0.49, nose: 1, lip: 1.2, brow: 0.8, neck: 0.31, shoulder: 1.45, slit: 0.018 },
  },
  nyra: {
    dressing: 'head-wrap',
    form: { jaw: 0.46, nose: 0.95, lip: 1.2, brow: 0.75, neck: 0.3, shoulder: 1.35, slit: 0 },
  },
  kayoba: {
    dressing: 'crown-of-locs',
    form: { jaw: 0.52, nose: 1, lip: 1.12, brow: 1.05, neck: 0.41, shoulder: 1.6, slit: 0.018 },
  },
  'street-prophet': {
    dressing: 'hood-and-visor',
    form: { jaw: 0.5, nose: 1.05, lip: 1.1, brow: 1.1, neck: 0.4, shoulder: 1.55, slit: 0.018 },
  },
};
