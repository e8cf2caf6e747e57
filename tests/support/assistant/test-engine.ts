import { createEngine } from '../../../services/assistant/engine/create-engine';
import { once } from '../../../services/assistant/parts';
import { testContent } from '../content/test-content';

/** The embedded assistant over the content of the product; made when a test first asks something. */
export const testEngine = once(async () => createEngine(await testContent()));
