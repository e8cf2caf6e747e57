import type { Artist, Content } from '../../schema/content';
import type { Score } from '../score';

/** What a player shows of a recording. */
export interface RecordingTags {
  title: string;
  artist: string;
  genre: string;
  publisher: string;
  bpm: number;
  /** How it was made, in a sentence. */
  comment: string;
}

/** What an artist's signature, or another take, is called, and how it came about. */
export function signatureTags(
  { ui, site }: Pick<Content, 'ui' | 'site'>,
  { name, genre }: Pick<Artist, 'name' | 'genre'>,
  { bpm, seed }: Pick<Score, 'bpm' | 'seed'>,
): RecordingTags {
  const takeOf = (take: number) => ui.player.take.replaceAll('{take}', () => String(take));
  const ofArtist = (words: string) => words.replaceAll('{artist}', () => name);
  return {
    title: seed === 0 ? ofArtist(ui.player.track) : `${name}: ${takeOf(seed)}`,
    artist: name,
    genre: genre.label,
    publisher: site.brand.name,
    bpm: Math.round(bpm),
    comment: ofArtist(ui.player.label),
  };
}

const UTF16 = 1;
const BYTE_ORDER = '\ufeff';

/**
 * Puts an ID3 tag before an MP3, without which players show its file name alone. Version 2.3 with UTF-16, which
 * old and new ones read.
 */
export function tagMp3(mp3: Uint8Array, tags: RecordingTags): Uint8Array {
  const frames = Buffer.concat([
    text('TIT2', tags.title),
    text('TPE1', tags.artist),
    text('TCON', tags.genre),
    text('TPUB', tags.publisher),
    text('TBPM', String(tags.bpm)),
    // a comment has a language and a heading, which is empty
    frame(
      'COMM',
      Buffer.concat([Buffer.from([UTF16]), Buffer.from('eng'), utf16('\0'), utf16(tags.comment)]),
    ),
  ]);
  const head = Buffer.from([...Buffer.from('ID3'), 3, 0, 0, ...sevenBits(frames.length)]);
  return new Uint8Array(Buffer.concat([head, frames, mp3]));
}

function text(id: string, words: string): Buffer {
  return frame(id, Buffer.concat([Buffer.from([UTF16]), utf16(words)]));
}

function frame(id: string, body: Buffer): Buffer {
  const head = Buffer.alloc(10);
  head.write(id, 'latin1');
  head.writeUInt32BE(body.length, 4);
  return Buffer.concat([head, body]);
}

function utf16(words: string): Buffer {
  return Buffer.from(BYTE_ORDER + words, 'utf16le');
}

/** The size of a tag has no byte that a player could take for the beginning of sound. */
function sevenBits(size: number): number[] {
  return [21, 14, 7, 0].map((shift) => (size >> shift) & 0x7f);
}
