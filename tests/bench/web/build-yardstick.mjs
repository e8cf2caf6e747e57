import { build } from 'astro';

// Builds the yardstick page into `dist`, from where its own packages are found: `YARDSTICK=parts.json node build-yardstick.mjs`.
await build({
  root: new URL('yardstick/', import.meta.url).pathname,
  outDir: new URL('dist/', import.meta.url).pathname,
  logLevel: 'error',
  build: { inlineStylesheets: 'always' },
  devToolbar: { enabled: false },
});
