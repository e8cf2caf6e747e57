import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { readManifest, type SiteFile } from '../../../../../services/pages/manifest';
import { pagePolicy, writeContentSecurity } from '../../../../../site/build/html/content-security';

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const directives = (policy: string) =>
  Object.fromEntries(
    policy.split('; ').map((part) => {
      const [name = '', ...values] = part.split(' ');
      return [name, values];
    }),
  );

test('inline scripts and styles are allowed by their hashes and by nothing else', () => {
  const policy = directives(
    pagePolicy(`<style>a{}</style><script>run()</script>
      <script type="module">\nrun(2)\n</script><SCRIPT id="x">run()</SCRIPT>`),
  );

  expect(policy['script-src']).toEqual(["'self'", hash('run()'), hash('\nrun(2)\n')]);
  expect(policy['style-src-elem']).toEqual(["'self'", hash('a{}')]);
  expect(policy['object-src']).toEqual(["'none'"]);
  expect(policy['base-uri']).toEqual(["'none'"]);
  expect(policy['form-action']).toEqual(["'self'"]);
  expect(policy['frame-ancestors']).toEqual(["'none'"]);
  expect(policy['connect-src']).toEqual(["'self'"]);
});

test('files may be fetched ahead, in Firefox too, and nothing else is left to the default', () => {
  const policy = directives(pagePolicy(''));
  const kinds = 'connect font frame img media object script style worker'.split(' ');

  expect(policy['default-src']).toEqual(["'self'"]);
  expect(kinds.filter((kind) => !policy[`${kind}-src`])).toEqual([]);
  expect(policy['frame-src']).toEqual(["'none'"]);
});

test('nothing is named that WebKit calls an error on every page: the manifest is held by the default', () => {
  const policy = directives(pagePolicy(''));

  expect(policy).not.toHaveProperty('manifest-src');
  expect(policy['default-src']).toEqual(["'self'"]);
});

test('scripts that are fetched and scripts that are data need no hash', () => {
  const policy = directives(
    pagePolicy(`<script src="/app.js" async></script>
      <script type="application/ld+json">{"a":1}</script>
      <script type="speculationrules">{}</script>`),
  );

  expect(policy['script-src']).toEqual(["'self'"]);
});

test('a service elsewhere may be called and posted to', () => {
  const policy = directives(pagePolicy('', 'https://api.example.org/base'));

  expect(policy['connect-src']).toEqual(["'self'", 'https://api.example.org']);
  expect(policy['form-action']).toEqual(["'self'", 'https://api.example.org']);
  expect(policy['script-src']).toEqual(["'self'"]);
});

test('every page of the export has its own policy, for the service and for static hosts', async () => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'policies-'));
  await mkdir(path.join(folder, 'about'));
  await mkdir(path.join(folder, '404.html-data'));
  await writeFile(path.join(folder, 'index.html'), '<script>home()</script>');
  await writeFile(path.join(folder, 'about/index.html'), '<script>about()</script>');
  await writeFile(path.join(folder, '404.html'), '<script>lost()</script>');
  await writeFile(path.join(folder, 'part.html'), '<script>part()</script>');
  await mkdir(path.join(folder, 'embed'));
  await writeFile(path.join(folder, 'embed/rocka.html'), '<style>a{}</style>');

  await writeContentSecurity(folder);

  const read = (name: string) => readFile(path.join(folder, name), 'utf8');
  const policies = JSON.parse(await read('.content-security'));
  expect(Object.keys(policies).sort()).toEqual(['/', '/404.html', '/about', '/embed/rocka.html']);
  expect(policies['/embed/rocka.html']).toContain(`style-src ${hash('a{}')}; `);
  expect(policies['/embed/rocka.html']).toContain('frame-ancestors *');
  expect(policies['/about']).toContain(hash('about()'));
  expect(policies['/about']).not.toContain(hash('home()'));
  expect(await read('_headers')).toContain(
    `\n/about\n  Content-Security-Policy: ${policies['/about']}\n`,
  );
  await rm(folder, { recursive: true });
});

test('static hosts say of what others may read, and of what never changes, what the service says', async () => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'policies-'));
  const folders =
    '.well-known ai artists cards events feeds icons join listen news oembed page-data press sound static';
  const addresses = folders.split(' ').map((name) => `/${name}/one.json`);
  for (const address of [...addresses, '/ai/facts.json', '/one.json']) {
    await mkdir(path.dirname(path.join(folder, address)), { recursive: true });
    await writeFile(path.join(folder, address), '{}');
  }

  await writeContentSecurity(folder);

  const rules = await readFile(path.join(folder, '_headers'), 'utf8');
  const { files } = await readManifest(folder, { ofPage: () => '', ofFile: '' });
  const told = (header: string) =>
    [...rules.matchAll(new RegExp(`^(/.*)\\n(?: {2}.*\\n)*? {2}${header}$`, 'gm'))]
      .map(([, rule = '']) => rule.replace('*', 'one.json'))
      .sort();
  const known = (of: (file: SiteFile) => boolean) =>
    [...files].flatMap(([address, file]) => (of(file) ? [address] : [])).sort();
  expect(known((file) => file.isForOthers)).toHaveLength(9);
  expect(told('Access-Control-Allow-Origin: \\*')).toEqual(known((file) => file.isForOthers));
  const lasting = 'Cache-Control: public, max-age=31536000, immutable';
  expect(told(lasting)).toEqual(known(({ cacheControl }) => lasting.endsWith(cacheControl)));
  await rm(folder, { recursive: true });
});
