import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';

/** What a disk surely holds of some files at one moment: by path, what was synced before it. */
export type Disk = ReadonlyMap<string, Buffer>;

const LINE = /^(\d+)\s+(.*)$/;
const BYTES = String.raw`"((?:\\x[0-9a-f]{2})*)"`;
const FILE = String.raw`\d+<((?:\\x[0-9a-f]{2})+)>`;
const CALLS = {
  write: new RegExp(String.raw`^pwrite64\(${FILE}, ${BYTES}, \d+, (\d+)\)\s*= (\d+)`),
  cut: new RegExp(String.raw`^ftruncate\(${FILE}, (\d+)\)\s*= 0`),
  sync: new RegExp(String.raw`^f(?:data)?sync\(${FILE}\)\s*= 0`),
  syncBegun: new RegExp(String.raw`^f(?:data)?sync\(${FILE}`),
  send: /^writev?\(\d+<[^>]*>, (.*)\)\s*= \d+$/,
};
/** The answer of a call that was accepted, and the name that the caller gave it. */
const ANSWER = /^HTTP\/1\.1 2\d\d [\s\S]*?\r\nX-Request-Id: (\S+)\r\n/i;

/**
 * Goes through what strace saw of a process and tells, at each answer it sent, what would be left of
 * its files had the power gone at that moment: of every file only what was synced, as if whatever
 * the system had not been told to keep were lost. Names in folders are taken to be kept.
 */
export async function replay(
  log: string,
  answered: (name: string, disk: Disk) => Promise<void>,
): Promise<void> {
  const live = new Map<string, Buffer>();
  const synced = new Map<string, Buffer>();
  const unfinished = new Map<string, string>();
  /** By thread, what its sync found when it began: what is written meanwhile may come too late for it. */
  const syncing = new Map<string, Buffer>();

  for await (const line of createInterface({ input: createReadStream(log, 'latin1') })) {
    const [, thread = '', said = ''] = LINE.exec(line) ?? [];
    if (said.endsWith('<unfinished ...>')) {
      const begun = said.slice(0, -'<unfinished ...>'.length).trimEnd();
      unfinished.set(thread, begun);
      const content = live.get(plain(CALLS.syncBegun.exec(begun)?.[1] ?? '').toString());
      if (content) syncing.set(thread, Buffer.from(content));
      continue;
    }
    const rest = /^<\.\.\. \w+ resumed>(.*)$/.exec(said)?.[1];
    const call = rest === undefined ? said : (unfinished.get(thread) ?? '') + rest;
    apply(call, live, synced, syncing.get(thread));
    syncing.delete(thread);
    const name = ANSWER.exec(sentBy(call))?.[1];
    if (name !== undefined) await answered(name, synced);
  }
}

/** @param found what a sync found when it began, if that was seen apart from its end */
function apply(
  call: string,
  live: Map<string, Buffer>,
  synced: Map<string, Buffer>,
  found?: Buffer,
): void {
  const write = CALLS.write.exec(call);
  if (write) {
    const [, file = '', bytes = '', offset, count] = write;
    const data = plain(bytes).subarray(0, Number(count));
    const name = plain(file).toString();
    live.set(name, placed(live.get(name), data, Number(offset)));
    return;
  }
  const cut = CALLS.cut.exec(call);
  if (cut) {
    const name = plain(cut[1] ?? '').toString();
    live.set(name, resized(live.get(name), Number(cut[2])));
    return;
  }
  const sync = CALLS.sync.exec(call);
  const name = plain(sync?.[1] ?? '').toString();
  const content = found ?? live.get(name);
  // Later writes go into the live copy: the synced one is its own.
  if (sync && content) synced.set(name, Buffer.from(content));
}

function sentBy(call: string): string {
  const sent = CALLS.send.exec(call)?.[1];
  if (sent === undefined) return '';
  const parts = [...sent.matchAll(/"((?:\\x[0-9a-f]{2})*)"/g)];
  return parts.map(([, bytes = '']) => plain(bytes).toString('latin1')).join('');
}

function placed(content: Buffer | undefined, data: Buffer, offset: number): Buffer {
  const size = Math.max(content?.length ?? 0, offset + data.length);
  const whole = content?.length === size ? content : resized(content, size);
  data.copy(whole, offset);
  return whole;
}

function resized(content: Buffer | undefined, size: number): Buffer {
  const whole = Buffer.alloc(size);
  content?.copy(whole);
  return whole;
}

/** strace writes every byte as `\x2f`. */
function plain(text: string): Buffer {
  return Buffer.from(text.replaceAll('\\x', ''), 'hex');
}
