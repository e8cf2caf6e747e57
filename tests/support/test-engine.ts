import path from 'node:path';
import { loadContent } from '../../content/load';
import { createEngine } from '../../services/assistant/engine/create-engine';
import { once } from '../../services/assistant/parts';

const CONTENT = path.resolve(__dirname, '../../content');

/** The content of the product, read once for a file of tests. */
export const testContent = once(async () => (await loadContent(CONTENT)).content);

/** The embedded assistant over it; made when a test first asks something. */
export const testEngine = once(async () => createEngine(await testContent()));
