import type { Published } from '../verify/check-file';

/** Where the list, its signature and the key are. */
type Places = Record<'list' | 'signature' | 'publicKey', string>;

/**
 * Gets the list of published media with its signature and key, past the browser's cache.
 * @throws Error if nothing got through, or there is no list
 */
export async function fetchPublished({ list, signature, publicKey }: Places): Promise<Published> {
  const [listed, signed, key] = await Promise.all(
    [list, signature, publicKey].map((address) => fetch(address, { cache: 'no-cache' })),
  );
  if (!listed?.ok) throw new Error(`${list} cannot be read.`);
  return {
    list: await listed.arrayBuffer(),
    signature: signed?.ok ? await signed.arrayBuffer() : null,
    publicKey: key?.ok ? await key.text() : null,
  };
}
