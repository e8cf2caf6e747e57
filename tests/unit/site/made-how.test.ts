import { madeHow } from '../../../site/verify/made-how';

const TEXTS = { made: { algorithm: 'Drawn by algorithm', human: 'By hand' }, composed: 'By rules' };

test.each([
  ['/static/rocka.webp', 'algorithm', 'Drawn by algorithm'],
  ['/sound/rocka.mp3', 'algorithm', 'By rules'],
  ['/sound/rocka.mp3', 'human', 'By hand'],
  ['/static/rocka.webp', 'other', 'other'],
])('%s by %s: %s', (path, use, how) =>
  expect(madeHow({ path, credits: { use } }, TEXTS)).toBe(how),
);
