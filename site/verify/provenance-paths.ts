/** Where the list of published media, its signature and the public key are. */
export const PROVENANCE = {
  list: '/.well-known/media-provenance.json',
  signature: '/.well-known/media-provenance.sig',
  publicKey: '/.well-known/media-provenance.pem',
} as const;
