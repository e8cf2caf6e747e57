import { renderToStaticMarkup } from 'react-dom/server';
import { NowPlaying } from '../../../../site/player/dock/NowPlaying';
import type { PlayerState } from '../../../../site/player/store';
import type { Item } from '../../../../site/player/track';

jest.mock('gatsby', () => ({ Link: 'a' }));
jest.mock('../../../../site/shell/shell', () => ({
  shell: { player: { loading: 'Composing', failed: 'Not played', label: 'By {artist}', take: '' } },
}));
jest.mock('../../../../site/shell/with-names', () => ({ withNames: (words: string) => words }));
jest.mock('../../../../site/player/dock/Dock.module.css', () => ({}), { virtual: true });

const track = { artist: 'Rocka', title: 'Signature', href: '/', recording: { href: '/a.mp3' } };
const item = { track, take: 0 } as unknown as Item;

test.each<[PlayerState['phase'], string]>([
  ['loading', '<small role="status">Composing</small>'],
  ['waiting', '<small role="status">Composing</small>'],
  ['playing', '<small role="status">By Rocka</small>'],
  ['paused', '<small role="status">By Rocka</small>'],
  // beside the link, which is new on the page: within it it would be read out to nobody
  ['failed', '</a><p role="alert" class="visually-hidden">Not played</p>'],
])('while it is %s, that is read out', (phase, standing) => {
  expect(renderToStaticMarkup(<NowPlaying item={item} phase={phase} />)).toContain(standing);
});
