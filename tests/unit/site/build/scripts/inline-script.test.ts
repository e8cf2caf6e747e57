/** @jest-environment node */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { inlineScript } from '../../../../../site/build/scripts/inline-script';

test('a module becomes one script with its values, which nothing in it can end', async () => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'inline-'));
  const entry = path.join(folder, 'entry.ts');
  await writeFile(entry, 'declare const WORDS: string[]; document.title = WORDS.join(" ");');

  const script = await inlineScript(entry, { WORDS: '["a", "</script>"]' });
  await rm(folder, { recursive: true });

  const page = { title: '' };
  new Function('document', script)(page);
  expect(page.title).toBe('a </script>');
  expect(script).not.toContain('</script');
  expect(script).not.toContain('use strict');
});
