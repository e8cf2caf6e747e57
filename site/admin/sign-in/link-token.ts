/** What a link from one of our mails brings. */
export interface LinkToken {
  token: string;
  /** Of the browser that signed up; see `sign-up-mark`. */
  mark: string | null;
}

/**
 * The token of a link from one of our mails, as `#token=…`, taken out of the address: a fragment is
 * sent to no server and to no other site.
 * @param name `confirm` for that of a sign-up on its way to the form
 */
export function linkToken(name: 'token' | 'confirm' = 'token'): LinkToken | undefined {
  const given = new URLSearchParams(window.location.hash.slice(1));
  const token = given.get(name);
  if (token === null) return undefined;
  window.history.replaceState(window.history.state, '', window.location.pathname);
  return { token, mark: given.get('mark') };
}
