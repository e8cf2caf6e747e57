import { createRenderer } from '../../../content/sound/render';
import { composeSignature } from '../../../content/sound/signature';
import type { SoundProfile } from '../../../content/sound/sound-profile';
import { FIVE } from '../../support/sound/five';
import { type Measures, measure, tempoOf } from '../../support/sound/measures';
import { grooveOf, unlikeness } from '../../support/sound/unlikeness';
import { expect, openLive, test } from '../watched-page';
import { type PageSound, soundOf } from './page-sound';

/** Half the rate of the player: what is measured lies below it, and it is there twice as soon. */
const RATE = 22050;
/** Opening and first full part of each piece. */
const SECONDS = 14;

test('a hand at the button brings the composer, and no sound before the press', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const opened: unknown[] = [];
    Object.assign(window, { opened });
    const Native = AudioContext;
    window.AudioContext = class extends Native {
      constructor(options?: AudioContextOptions) {
        super(options);
        opened.push(this);
      }
    };
  });
  const contexts = () =>
    page.evaluate(() => (window as unknown as { opened: AudioContext[] }).opened.length);
  await openLive(page, '/artists/nyra');
  const button = page.locator('#signature').getByRole('button', { name: /^Play/ });
  const worker = page.waitForEvent('worker');
  await button.hover();
  await worker;
  expect(await contexts()).toBe(0);
  await button.click();
  await page.waitForFunction(() => performance.getEntriesByName('signature-start').length > 0);
  expect(await contexts()).toBe(1);
});

test('the five, as the page composes them: apart in tempo, colour and groove, and never clipped', async ({
  page,
}) => {
  const composed = await soundOf(
    page,
    RATE,
    FIVE.map((profile) => ({ profile, take: 0, seconds: SECONDS })),
  );
  const heard = composed.map(({ left, right }, i) => {
    const score = composeSignature(FIVE[i] ?? FIVE[0]);
    const measures: Measures = measure({ left, right }, RATE);
    return { score, measures, groove: grooveOf(score, measures), peak: peakOf({ left, right }) };
  });
  for (const { score, measures, peak } of heard) {
    const tempo = tempoOf(measures);
    expect([score.artist, Math.abs(tempo - score.bpm) <= 1.5, tempo]).toEqual([
      score.artist,
      true,
      tempo,
    ]);
    expect([score.artist, peak > 0.3 && peak <= 10 ** (-1 / 20)]).toEqual([score.artist, true]);
  }
  for (const [i, one] of heard.entries()) {
    for (const other of heard.slice(i + 1)) {
      const { tempo, colour, groove } = unlikeness(one, other);
      const pair = `${one.score.artist} and ${other.score.artist}`;
      expect([pair, tempo + colour + groove > 3 && groove > 0.8]).toEqual([pair, true]);
    }
  }
});

test('the same take is the same sound, here and in the recording; another take is another', async ({
  page,
}) => {
  const [profile] = FIVE;
  const [one, again, other] = await soundOf(page, RATE, [
    { profile, take: 7, seconds: 3 },
    { profile, take: 7, seconds: 3 },
    { profile, take: 8, seconds: 3 },
  ]);
  expect(again?.left).toEqual(one?.left);
  expect(other?.left.slice(0, RATE)).not.toEqual(one?.left.slice(0, RATE));
  // engines may round sines differently in the last place
  const heard = one?.left ?? new Float32Array(0);
  const built = beginningOf(profile, 7, heard.length);
  const apart = heard.map((sample, i) => sample - (built[i] ?? 0));
  expect(heard.length).toBeGreaterThanOrEqual(3 * RATE);
  expect(powerOf(apart)).toBeLessThan(powerOf(heard) * 1e-8);
});

/** The left side, as the build's own rendering begins. */
function beginningOf(profile: SoundProfile, take: number, samples: number): Float32Array {
  const renderer = createRenderer(composeSignature(profile, take), RATE);
  const left = new Float32Array(samples);
  for (let at = 0; at < samples; ) {
    const block = renderer.next(samples - at);
    if (!block) break;
    left.set(block.left, at);
    at += block.left.length;
  }
  return left;
}

function peakOf({ left, right }: PageSound): number {
  return left.reduce(
    (most, sample, i) => Math.max(most, Math.abs(sample), Math.abs(right[i] ?? 0)),
    0,
  );
}

function powerOf(samples: Float32Array): number {
  return samples.reduce((sum, sample) => sum + sample * sample, 0);
}
