import { readFileSync } from 'node:fs';
import path from 'node:path';
import { readRedirects } from '../../../../../services/pages/redirects';
import { writeRedirects } from '../../../../../site/build/html/redirects';
import { tempFolder } from '../../../../support/process/test-process';

test('the service reads what the build writes, an artist’s feeds included', async () => {
  const { folder, remove } = tempFolder();
  const moved = { '/Köln.html': '/contact', '/artists/rocky': '/artists/rocka' };

  await writeRedirects(folder, { moved, renamedArtists: [{ from: 'rocky', to: 'rocka' }] });

  expect(readFileSync(path.join(folder, '_redirects'), 'utf8')).toContain(
    '/K%C3%B6ln.html /contact 308\n',
  );
  expect(Object.fromEntries(await readRedirects(folder))).toEqual({
    '/Köln.html': '/contact',
    '/artists/rocky': '/artists/rocka',
    '/feeds/artists/rocky.atom': '/feeds/artists/rocka.atom',
    '/feeds/artists/rocky.json': '/feeds/artists/rocka.json',
    '/feeds/artists/rocky.ics': '/feeds/artists/rocka.ics',
  });
  remove();
});

test('an old address may be written as it reads or as a browser copies it', async () => {
  const { folder, remove } = tempFolder();
  const moved = { '/caf%C3%A9%20menu': '/contact', '/100%': '/faq' };

  await writeRedirects(folder, { moved, renamedArtists: [] });

  expect(Object.fromEntries(await readRedirects(folder))).toEqual({
    '/café menu': '/contact',
    '/100%': '/faq',
  });
  remove();
});

test('a site without the file has moved nothing', async () => {
  const { folder, remove } = tempFolder();
  expect((await readRedirects(folder)).size).toBe(0);
  remove();
});
