import { createRandom, type Random, randomOf } from '../field/random';
import type { FigureFormat } from '../formats';
import type { LoomName } from '../looms/loom-names';
import { ownEntry } from '../own-entry';
import type { ArtParameters } from '../parameters';
import type { Medallion } from '../sculpture/dressing';
import { DRESSINGS, type DressingName } from '../sculpture/dressings/dressings';
import { HEAD_SPAN, head } from '../sculpture/head';
import { type HeadForm, headForm } from '../sculpture/head-form';
import { MATERIAL, type Part } from '../sculpture/material';
import { asComposed, varyBy } from '../sculpture/vary';
import type { Framing } from './framing';
import { LIGHTINGS, type Lighting } from './lighting';
import { moodOf } from './moods';
import { POSES, type Pose } from './pose';
import { COMPOSED_FIGURES } from './roster';

/** One artist's sculpture, how it is held, lit and framed. */
export interface Figure {
  parts: readonly Part[];
  form: HeadForm;
  pose: Pose;
  lighting: Lighting;
  framings: Record<FigureFormat, Framing>;
  medallions: readonly Medallion[];
  enclosesFace: boolean;
}

/** The figure of an artist: composed by hand for the founding five, drawn from the seed for others. */
export function figureOf({ slug, seed, loom, mood }: ArtParameters): Figure {
  const random = createRandom(seed);
  const { pose, lighting } = moodOf(mood, random);
  const composed = ownEntry(COMPOSED_FIGURES, slug);
  const vary = composed ? asComposed : varyBy(random);
  const dressing = DRESSINGS[composed?.dressing ?? randomOf(random, WARDROBE[loom])](vary);
  const form = { ...(composed?.form ?? headForm(vary)), hasEars: !dressing.enclosesFace };
  return {
    parts: [{ material: MATERIAL.skin, distance: head(form), span: HEAD_SPAN }, ...dressing.parts],
    form,
    pose: composed ? POSES[pose] : turnAbout(POSES[pose], random),
    lighting: LIGHTINGS[lighting],
    framings: dressing.framings,
    medallions: dressing.medallions,
    enclosesFace: dressing.enclosesFace,
  };
}

/** What each loom draws well, for somebody new. */
const WARDROBE: Record<LoomName, [DressingName, ...DressingName[]]> = {
  'mud-cloth': ['brimmed-hat', 'crown-of-locs', 'head-wrap', 'hood-and-visor'],
  'stepped-wall': ['puffs-and-glasses', 'head-wrap', 'brimmed-hat'],
  'cut-pile': ['head-wrap', 'crown-of-locs', 'brimmed-hat'],
  'strip-weave': ['crown-of-locs', 'brimmed-hat', 'head-wrap', 'puffs-and-glasses'],
  'resist-dot': ['hood-and-visor', 'puffs-and-glasses', 'brimmed-hat', 'crown-of-locs'],
};

/** A small turn of the head away from the pose that everybody else in that mood holds. */
function turnAbout(pose: Pose, random: Random): Pose {
  const turned = varyBy(random);
  return {
    yaw: pose.yaw + turned(0, 0.08),
    pitch: pose.pitch + turned(0, 0.03),
    roll: pose.roll + turned(0, 0.03),
  };
}
