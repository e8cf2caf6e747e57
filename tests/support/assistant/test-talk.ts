import type { Answer } from '../../../services/assistant/engine/create-engine';
import { testEngine } from './test-engine';

const NOW = new Date('2026-11-26T12:00:00Z');

/**
 * Makes what answers the last of several messages, written with slashes between: `who is nyra / and her tempo`;
 * `about` is the artist whose page is read.
 */
export async function testTalk(): Promise<(talk: string, about?: string) => Answer> {
  const engine = await testEngine();
  return (talk, about) => {
    const messages = talk.split(' / ');
    return engine.answer(messages.at(-1) ?? '', messages.slice(0, -1), NOW, about);
  };
}
