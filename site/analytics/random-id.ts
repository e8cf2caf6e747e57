/** Of a UUID (version 4): the fixed 4 stands, an 8 leaves two bits to chance, all other digits four. */
const FORM = '10000000-1000-4000-8000-100000000000';

/** A random UUID (version 4), also where `crypto.randomUUID` is missing: pages served without TLS. */
export function randomId(): string {
  const { randomUUID }: Partial<Crypto> = crypto;
  if (randomUUID) return randomUUID.call(crypto);
  return FORM.replace(/[018]/g, (digit) => {
    const [byte = 0] = crypto.getRandomValues(new Uint8Array(1));
    return (Number(digit) ^ (byte & (15 >> (Number(digit) / 4)))).toString(16);
  });
}
