import type { CliContext } from '../context';

/** The embedded assistant over the content of this clone. */
export async function loadEngine({ contentDir, now }: CliContext) {
  const { loadContent } = await import('../../content/load');
  const { createEngine } = await import('../../services/assistant/engine/create-engine');
  const { content } = await loadContent(contentDir, now());
  return { content, engine: createEngine(content) };
}
