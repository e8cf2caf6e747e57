import { playRecording } from '../../../../site/player/play-recording';
import type { Item } from '../../../../site/player/track';

const item = { track: { seconds: 12, recording: { href: '/rocka.mp3' } }, take: 0 } as Item;

/** What the player is told of a recording that a browser does not play, in the order in which browsers tell it. */
async function toldOf(error: object | null): Promise<string[]> {
  const audio = { error, onerror: () => {}, play: () => Promise.reject(new Error('Not played')) };
  globalThis.Audio = jest.fn(() => audio) as unknown as typeof Audio;
  const told: string[] = [];
  playRecording(item, (phase) => told.push(phase));
  if (error) audio.onerror();
  await new Promise((resolve) => setImmediate(resolve));
  return told;
}

test('a recording that cannot be had has failed, and is not paused', async () => {
  expect(await toldOf({ code: 4 })).toEqual(['failed', 'failed']);
});

test('one that runs dry waits, which it does not while it has not begun', () => {
  const audio = { currentTime: 0, onwaiting: () => {}, onplaying: () => {}, play: async () => {} };
  globalThis.Audio = jest.fn(() => audio) as unknown as typeof Audio;
  const told: string[] = [];
  playRecording(item, (phase) => told.push(phase));
  audio.onwaiting();
  audio.onplaying();
  audio.currentTime = 4;
  audio.onwaiting();
  expect(told).toEqual(['playing', 'waiting']);
});

test('one that a browser plays only after a press waits for it', async () => {
  expect(await toldOf(null)).toEqual(['paused']);
});
