/**
 * The token of a link from one of our mails, as `#token=…`, taken out of the address: a fragment is
 * sent to no server and to no other site.
 */
export function linkToken(): string | undefined {
  const token = new URLSearchParams(window.location.hash.slice(1)).get('token');
  if (token === null) return undefined;
  window.history.replaceState(window.history.state, '', window.location.pathname);
  return token;
}
