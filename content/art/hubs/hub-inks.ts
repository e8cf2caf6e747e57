import { parseHex } from '../colour/rgb';

/** Colours of the two hubs: dune ochres for the warp, fog and sea for the weft. */
export const HUB_INKS = {
  ink: parseHex('#0d0b0a'),
  dune: parseHex('#e8502a'),
  rust: parseHex('#a5301a'),
  ochre: parseHex('#f2a52e'),
  sand: parseHex('#f4dfbd'),
  sky: parseHex('#57c7e3'),
  deep: parseHex('#06263a'),
  sea: parseHex('#0c4a63'),
  lime: parseHex('#d8f05a'),
  bone: parseHex('#f4eee2'),
} as const;
