import { signatureTags, tagMp3 } from '../../../../content/sound/preview/tag-mp3';
import { testContent } from '../../../support/content/test-content';

const SOUND = Uint8Array.of(0xff, 0xfb, 1, 2);

/** The frames of a tag as a player reads them, and what stands behind the tag. */
function read(mp3: Uint8Array): { frames: Record<string, string>; sound: Uint8Array } {
  const bytes = Buffer.from(mp3);
  expect(bytes.subarray(0, 6)).toEqual(Buffer.from('ID3\u0003\u0000\u0000'));
  const end = 10 + [...bytes.subarray(6, 10)].reduce((size, byte) => size * 128 + byte, 0);
  const frames: Record<string, string> = {};
  for (let at = 10; at < end; ) {
    const size = bytes.readUInt32BE(at + 4);
    const id = bytes.toString('latin1', at, at + 4);
    const words = bytes.subarray(at + 10 + (id === 'COMM' ? 8 : 1), at + 10 + size);
    expect(bytes[at + 10]).toBe(1);
    frames[id] = words.toString('utf16le').replace(/^\ufeff/, '');
    at += 10 + size;
  }
  return { frames, sound: bytes.subarray(end) };
}

test('a recording says what it is, whose, and that rules composed it', async () => {
  const content = await testContent();
  const artist = content.artists.find(({ slug }) => slug === 'rocka');
  if (!artist) throw new Error('no Rocka');
  const { frames, sound } = read(
    tagMp3(SOUND, signatureTags(content, artist, { bpm: 102.6, seed: 0 })),
  );

  expect(frames).toEqual({
    TIT2: 'Rocka: the signature',
    TPE1: 'Rocka',
    TCON: 'FUSIÓN NOIR',
    TPUB: 'Artistry Algorithm',
    TBPM: '103',
    COMM: 'Composed by rules from Rocka’s profile, not a release.',
  });
  expect(new Uint8Array(sound)).toEqual(SOUND);
  expect(signatureTags(content, artist, { bpm: 100, seed: 7 }).title).toBe('Rocka: Take 7');
});

test('a long tag has a size that no player takes for sound', () => {
  const tags = { title: 'A', artist: 'B', genre: 'C', publisher: 'D', bpm: 100 };
  const tagged = tagMp3(SOUND, { ...tags, comment: 'é'.repeat(20_000) });

  expect([...tagged.subarray(6, 10)].every((byte) => byte < 128)).toBe(true);
  expect(read(tagged).frames.COMM).toHaveLength(20_000);
});
