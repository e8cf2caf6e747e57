import type { VoiceName } from '../score';
import { conga, kick, snare, stomp } from './drums';
import { clap, contra, palma, rim, sorda } from './hands';
import { keys, rhodes } from './keys';
import { bass, drone, log, sub } from './low';
import { bell, brush, crash, hat, openHat, riser, shaker } from './metal';
import { answer, guitar, pluck, twang } from './plucked';
import { breath, choir, singer } from './singing';
import type { Voice } from './voice';
import { brass, lead, pad, saw, strings } from './waves';
import { horn, trumpet } from './wind';

/** What plays each voice of a score. */
export const VOICES: Record<VoiceName, Voice> = {
  ...{ kick, stomp, snare, clap, palma, contra, sorda, rim, conga, bell, hat, openHat, shaker },
  ...{ brush, crash, riser, breath, bass, sub, log, drone, twang, guitar, answer, rhodes, keys },
  ...{ pluck, saw, pad, strings, brass, lead, double: lead, trumpet, horn, singer, choir },
};
