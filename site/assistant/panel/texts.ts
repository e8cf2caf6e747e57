import written from '../../../.cache/site/assistant.json';
import type { AssistantTexts } from '../../build/assistant-texts';

/** The words of the chat, as the build wrote them (site/build/assistant-texts.ts is their only writer). */
export const texts = written as unknown as AssistantTexts; // JSON loses the literal types
