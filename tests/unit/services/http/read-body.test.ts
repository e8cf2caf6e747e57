import type { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { BODY_MAX_BYTES } from '../../../../services/contracts/limits/request';
import { readBody } from '../../../../services/http/request/read-body';

const FORM = 'application/x-www-form-urlencoded';

/** A request whose body comes in these pieces, without saying how long it is. */
function aRequest(pieces: Iterable<Uint8Array | string>, type = 'application/json') {
  const body = Readable.from([...pieces].map((piece) => Buffer.from(piece)));
  // all that is looked at of it
  return Object.assign(body, { headers: { 'content-type': type } }) as unknown as IncomingMessage;
}

const read = (req: IncomingMessage) => readBody({ req }, ['json', 'form']);
const form = async (text: string) => (await read(aRequest([text], FORM))).value;

test('a body of the greatest length is taken, of one byte more it is not', async () => {
  const longest = ['"', 'x'.repeat(BODY_MAX_BYTES - 2), '"'];
  expect((await read(aRequest(longest))).value).toHaveLength(BODY_MAX_BYTES - 2);
  await expect(read(aRequest([...longest, ' ']))).rejects.toMatchObject({
    code: 'payload_too_large',
  });
});

test('a body in pieces of a byte each does not keep what every piece came in', async () => {
  const text = JSON.stringify('x'.repeat(20_000));
  const received = Buffer.from(text);
  const body = Readable.from(
    (async function* () {
      for (let at = 0; at < received.length - 1; at += 1) yield received.subarray(at, at + 1);
      // shows which pieces are kept as they came
      received.fill('-');
      yield Buffer.from('"');
    })(),
  );
  const req = Object.assign(body, {
    headers: { 'content-type': 'application/json' },
  }) as unknown as IncomingMessage;

  const { value } = await read(req);

  expect(value).toHaveLength(20_000);
  expect(String(value).replaceAll('x', '').length).toBeLessThan(300);
});

test('of a body that is too long the rest is let go', async () => {
  const req = aRequest(Array(100).fill('x'.repeat(BODY_MAX_BYTES / 50)));
  await expect(read(req)).rejects.toMatchObject({ code: 'payload_too_large' });
  expect(req.listenerCount('data')).toBe(0);
  await finished(req);
});

test('bytes that are not UTF-8 are refused, not mended', async () => {
  await expect(read(aRequest([new Uint8Array([0x22, 0xff, 0x22])]))).rejects.toMatchObject({
    code: 'bad_request',
  });
});

test('of a field that comes twice the first counts, and an empty one is missing', async () => {
  expect(await form('name=&name=Ada&name=Grace&email=')).toEqual({ name: 'Ada' });
});

test('nobody waits for the rest of a body that breaks off while it is read', async () => {
  const request = aRequest(['{', '}']);
  const reading = read(request);
  request.destroy();

  await expect(reading).rejects.toMatchObject({ code: 'bad_request' });
});

test('nor for one that broke off before, while the calls of its sender were counted', async () => {
  const request = aRequest(['{', '}']);
  request.destroy();
  await new Promise(setImmediate);

  await expect(read(request)).rejects.toMatchObject({ code: 'bad_request' });
});
