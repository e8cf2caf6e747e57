import type { Page } from 'playwright/test';
import type { SoundProfile } from '../../../content/sound/sound-profile';
import type { Delivery } from '../../../site/player/messages';
import { openLive } from '../watched-page';

/** A sound as it left an offline context of the browser. */
export interface PageSound {
  left: Float32Array;
  right: Float32Array;
}

/**
 * Has pieces composed by the very worker that the player hires, and plays them in an offline context of the page
 * as the player does: one buffer after the other, as many as are wanted.
 */
export async function soundOf(
  page: Page,
  rate: number,
  orders: { profile: SoundProfile; take: number; seconds: number }[],
): Promise<PageSound[]> {
  await openLive(page, '/artists/rocka');
  const worker = page.waitForEvent('worker');
  await page.locator('#signature').getByRole('button', { name: /^Play/ }).hover();
  const program = (await worker).url();
  const sounds: PageSound[] = [];
  for (const order of orders) {
    const [left = '', right = ''] = await page.evaluate(composeOffline, {
      program,
      rate,
      ...order,
    });
    sounds.push({ left: samplesOf(left), right: samplesOf(right) });
  }
  return sounds;
}

/** Runs in the page, where nothing of this file is known. */
async function composeOffline(order: {
  program: string;
  rate: number;
  profile: SoundProfile;
  take: number;
  seconds: number;
}): Promise<string[]> {
  const { program, rate, profile, take, seconds } = order;
  let rendered = 0;
  const parts: AudioBuffer[] = [];
  await new Promise<void>((resolve, reject) => {
    const worker = new Worker(program);
    worker.onerror = () => reject(new Error('The composer failed.'));
    worker.onmessage = ({ data }: MessageEvent<Delivery>) => {
      if (data.kind === 'sound') {
        const length = data.left.length;
        const buffer = new AudioBuffer({ length, numberOfChannels: 2, sampleRate: rate });
        buffer.copyToChannel(data.left, 0);
        buffer.copyToChannel(data.right, 1);
        parts.push(buffer);
        rendered += buffer.duration;
      }
      if (data.kind === 'done' || rendered >= seconds) {
        worker.terminate();
        resolve();
      }
    };
    worker.postMessage({ kind: 'begin', profile, take, rate });
    worker.postMessage('go on');
  });
  const length = parts.reduce((sum, part) => sum + part.length, 0);
  const context = new OfflineAudioContext(2, length, rate);
  let at = 0;
  for (const buffer of parts) {
    const source = new AudioBufferSourceNode(context, { buffer });
    source.connect(context.destination);
    source.start(at / rate);
    at += buffer.length;
  }
  const whole = await context.startRendering();
  return [0, 1].map((channel) => {
    const bytes = new Uint8Array(whole.getChannelData(channel).buffer);
    let text = '';
    for (let i = 0; i < bytes.length; i += 8192) {
      text += String.fromCharCode(...bytes.subarray(i, i + 8192));
    }
    return btoa(text);
  });
}

function samplesOf(base64: string): Float32Array {
  const bytes = Uint8Array.from(Buffer.from(base64, 'base64'));
  return new Float32Array(bytes.buffer);
}
