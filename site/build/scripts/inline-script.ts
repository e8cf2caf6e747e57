import { build } from 'esbuild';

/** The oldest browsers of package.json's list speak this. */
const TARGET = 'es2021';

/**
 * A module and what it imports as one small script, which can stand in a page.
 * @param define expressions that are replaced by values, written in JSON
 */
export async function inlineScript(
  entry: string,
  define: Record<string, string> = {},
): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [entry],
    define,
    bundle: true,
    minify: true,
    format: 'iife',
    target: TARGET,
    // no "use strict", which would weigh in every page: the type checker sees to what it forbids
    tsconfigRaw: { compilerOptions: { alwaysStrict: false } },
    write: false,
    logLevel: 'error',
  });
  const script = outputFiles.map(({ text }) => text.trim()).join('');
  // nothing in it can end the script element
  return script.replaceAll('</script', '<\\/script');
}
