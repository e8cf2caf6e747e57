import type { Page } from 'playwright/test';
import { expect, openLive, test } from '../watched-page';

const part = (page: Page) => page.locator('#signature');
const playButton = (page: Page) => part(page).getByRole('button', { name: /^Play/ });
const dock = (page: Page) => page.getByRole('region', { name: 'Player' });
const position = (page: Page) => dock(page).getByRole('slider', { name: 'Position' });

/** The button says Pause while a sound is still fetched, too. */
const isPlaying = (page: Page) =>
  expect.poll(() => page.evaluate(() => navigator.mediaSession.playbackState)).toBe('playing');

test('a recording plays to its end, and the page stays', async ({ page, complaints }) => {
  await page.addInitScript(() => {
    Object.assign(window, { AudioContext: undefined, Worker: undefined });
    const Plain = Audio;
    // the player's own element is not in the page
    window.Audio = function audio(address: string) {
      return Object.assign(window, { sound: new Plain(address) }).sound;
    } as unknown as typeof Audio;
  });
  await openLive(page, '/artists/rocka');
  await playButton(page).click();
  await isPlaying(page);
  await page.evaluate(() => {
    const { sound } = window as unknown as { sound: HTMLAudioElement };
    sound.currentTime = sound.duration - 0.05;
  });
  await expect(dock(page).getByRole('button', { name: 'Play', exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(complaints).toEqual([]);
});

test('where the browser allows no way to the speakers, the recording plays', async ({ page }) => {
  await page.addInitScript(() => {
    window.AudioContext = class {
      constructor() {
        throw new DOMException('', 'NotSupportedError');
      }
    } as unknown as typeof AudioContext;
  });
  await openLive(page, '/artists/kayoba');
  const recording = page.waitForResponse(/\/sound\/kayoba\.mp3$/);
  await playButton(page).click();
  await recording;
  await expect(dock(page)).toBeVisible();
  // of another take there is none
  await part(page).getByRole('button', { name: 'Another take' }).click();
  await expect(dock(page).getByRole('alert')).toContainText('could not be played');
});

for (const [what, prepare] of [
  [
    'the way to the speakers stays shut',
    () => {
      AudioContext.prototype.resume = () => Promise.reject(new DOMException('', 'NotAllowedError'));
      Object.defineProperty(AudioContext.prototype, 'state', { get: () => 'suspended' });
    },
  ],
  [
    'no worker may be started',
    () => {
      window.Worker = class {
        constructor() {
          throw new DOMException('', 'SecurityError');
        }
      } as unknown as typeof Worker;
    },
  ],
] as const)
  test(`where ${what}, the player says so and leads to the recording`, async ({ page }) => {
    await page.addInitScript(prepare);
    await openLive(page, '/artists/kayoba');
    await playButton(page).click();
    await expect(dock(page).getByRole('alert')).toContainText('could not be played');
    await expect(dock(page).getByRole('link')).toHaveAttribute('href', /kayoba\.mp3$/);
  });

test('where the player itself cannot be fetched, nothing sounds that could not be stopped', async ({
  page,
}) => {
  await openLive(page, '/artists/rocka');
  const engine = page.waitForEvent('worker');
  await playButton(page).hover();
  await engine;
  await page.waitForLoadState('networkidle');
  await page.route(/\.js$/, (route) => route.abort());
  await playButton(page).click();
  await expect(page.getByRole('alert').filter({ hasText: 'could not be played' })).toBeVisible();
  await expect(playButton(page)).toBeVisible();
});

test('after its end a signature plays on from where it is sent, and says so; speakers are open meanwhile only', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const Plain = AudioContext;
    window.AudioContext = function context(settings: AudioContextOptions) {
      return Object.assign(window, { speakers: new Plain(settings) }).speakers;
    } as unknown as typeof AudioContext;
  });
  const speakers = () =>
    page.evaluate(() => (window as unknown as { speakers: AudioContext }).speakers.state);
  await openLive(page, '/artists/nyra');
  await playButton(page).click();
  const key = (name: string) => dock(page).getByRole('button', { name, exact: true });
  await expect(key('Pause')).toBeVisible();
  // the last second is there once all is composed
  await expect(async () => {
    await position(page).press('End');
    await expect(key('Play')).toBeVisible({ timeout: 1000 });
  }).toPass();
  await expect.poll(speakers).toBe('suspended');
  await position(page).press('Home');
  await expect(key('Pause')).toBeVisible();
  expect(await speakers()).toBe('running');
  await key('Close the player').click();
  await expect.poll(speakers).toBe('suspended');
  await playButton(page).click();
  await expect(key('Pause')).toBeVisible();
});

test('the keys of the system do what they say, and go with the player', async ({ page }) => {
  await page.addInitScript(() => {
    const keys: Record<string, unknown> = {};
    Object.assign(window, { keys });
    navigator.mediaSession.setActionHandler = (action, act) => {
      keys[action] = act;
    };
  });
  const system = (action: string) =>
    page.evaluate((name) => {
      const { keys } = window as unknown as { keys: Record<string, () => void> };
      keys[name]?.();
    }, action);
  await openLive(page, '/artists/rocka');
  await playButton(page).click();
  const key = (name: string) => dock(page).getByRole('button', { name, exact: true });
  await expect(key('Pause')).toBeVisible();
  await isPlaying(page);
  await system('pause');
  await expect(key('Play')).toBeVisible();
  await system('pause');
  await position(page).press('PageUp');
  await expect(key('Play')).toBeVisible();
  await system('play');
  await expect(key('Pause')).toBeVisible();
  await system('stop');
  await expect(dock(page)).toHaveCount(0);
  const left = await page.evaluate(() => ({
    state: navigator.mediaSession.playbackState,
    keys: Object.values((window as unknown as { keys: object }).keys).filter(Boolean).length,
  }));
  expect(left).toEqual({ state: 'none', keys: 0 });
});

test('a player that takes long to come says that it is on its way', async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await openLive(page, '/artists/rocka');
  await page.route(/\.js$/, (route) => held.then(() => route.continue()));
  const html = page.locator('html');
  await playButton(page).click();
  await expect(html).toHaveAttribute('data-going');

  release();
  await expect(dock(page)).toBeVisible();
  await expect(html).not.toHaveAttribute('data-going');
});
