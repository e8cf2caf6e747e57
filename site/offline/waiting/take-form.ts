import { isAway } from '../is-away';
import { FORM_PATHS, type FormPath } from './waiting';
import type { WaitingRoom } from './waiting-room';

/** Where it is shown what waits, and that there is no network. */
export const WAITING_PAGE = '/offline';
/** A field with the key of an earlier try; not part of the form. */
export const KEY_FIELD = 'idempotency_key';
/** One as `keepForm` writes it, which a header can carry and the service takes. */
const KEY = /^[\w-]{9,99}$/;
/** The field that holds a list. */
const LIST_FIELD = 'topics';

/** The form that is sent to an address, if it is one that may wait. */
export function formPathOf(pathname: string): FormPath | undefined {
  return FORM_PATHS.find((path) => path === pathname);
}

/**
 * Sends a plain form, as a page without script does. Where nothing gets through, or nobody answers, it is kept, and the visitor
 * is led to where it waits. Every try has the same key.
 * @param to `send`: undefined where this host takes no forms
 */
export async function takeForm(
  request: Request,
  path: FormPath,
  { send, room, newId }: { send: typeof fetch | undefined; room: WaitingRoom; newId(): string },
): Promise<Response> {
  const form = await request.formData();
  // the form may be one of another site
  const given = String(form.get(KEY_FIELD));
  const id = KEY.test(given) ? given : newId();
  form.delete(KEY_FIELD);
  // none of our forms holds a file
  const fields = [...form].map(([name, value]): [string, string] => [name, String(value)]);
  const response = await send?.(request.url, {
    method: 'POST',
    // a refusal comes as a page to who names it, as browsers do
    headers: { accept: 'text/html', 'idempotency-key': id },
    body: new URLSearchParams(fields),
    redirect: 'manual',
  }).catch(() => undefined);
  if (response && !isAway(response)) return response;
  const kept = room.keep({ id, path, body: bodyOf(fields) });
  // what cannot be kept is lost without the page that tells of it
  return kept.then(
    () => Response.redirect(WAITING_PAGE, 303),
    () => response ?? Response.error(),
  );
}

/** As the service takes it as JSON, and reads the same form itself: an empty field is none, a line ends with LF. */
function bodyOf(form: readonly [string, string][]): Record<string, unknown> {
  const body: Record<string, string | string[]> = {};
  for (const [name, value] of form.filter(([, given]) => given !== '')) {
    const earlier = body[name] ?? [];
    body[name] = name === LIST_FIELD ? [earlier, value].flat() : value.replaceAll('\r\n', '\n');
  }
  return body;
}
