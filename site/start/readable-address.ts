/** An escaped `%`, and the escapes that `decodeURI` leaves as they are, for their signs part an address. */
const TWO_WAYS = /%(2[3-6bcf]|3[abdf]|40)/i;

/**
 * Resolves at once, or never where Gatsby would find two pages, or none, for the address (`/a%2Fb`, `/100%25`):
 * it decodes addresses in two places, once here and twice there. None of our pages has such an address, and the
 * one that says so works without React, which would blank it.
 */
export function readableAddress(): Promise<void> {
  return new Promise((resolve) => {
    if (!TWO_WAYS.test(location.pathname)) resolve();
  });
}
