import type { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
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
