import { isThere } from '../../api/is-there';
import { cutText } from '../../cut-text';
import { fillPhrase } from '../../fill-phrase';
import { askWorker, watchWaiting } from '../waiting/ask-worker';
import { WAITING_PAGE } from '../waiting/take-form';
import { gistOf, type Shown } from '../waiting/waiting';
import { clearKeptPages, type KeptPage, keptPages } from './kept-pages';
import { returnWhenBack } from './return-when-back';

/** Longer texts are cut in the list. */
const GIST_MAX = 160;

/**
 * Fills the lists of the page about what this device keeps. Works on the page's own HTML, whose hidden
 * patterns hold every word: without a network the page has no other script. Once for a page.
 */
export function showDesk(): void {
  const desk = document.querySelector<HTMLElement>('[data-desk]');
  if (!desk || desk.dataset.desk === 'open') return;
  desk.dataset.desk = 'open';
  const waiting = part(desk, 'waiting');
  const pages = part(desk, 'pages');

  function showWaiting(entries: readonly Shown[]): void {
    fill(waiting, entries, ({ id }) => id, fillForm);
    const isDone = entries.every(({ standing }) => standing === 'sent');
    for (const words of waiting.querySelectorAll<HTMLElement>('[data-done]'))
      write(words, words.dataset[isDone ? 'done' : 'now'] ?? '');
  }
  const showPages = async () =>
    fill(pages, await keptPages().catch(() => []), ({ path }) => path, fillPage);

  async function discard(id: string, question: string): Promise<void> {
    if (question && !confirm(question)) return;
    const left = await askWorker({ ask: 'discard', id });
    if (left) showWaiting(left);
  }

  desk.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest('button') : null;
    if (button?.getAttribute('aria-disabled') === 'true') return;
    const { act, id = '', ask = '' } = button?.dataset ?? {};
    if (act === 'send') void askWorker({ ask: 'send', id });
    if (act === 'discard') void discard(id, ask);
    if (act === 'dismiss') void discard(id, '');
    if (act === 'clear') void clearKeptPages().then(showPages);
  });
  if (location.pathname !== WAITING_PAGE) {
    const isOnline = () => navigator.onLine;
    const reload = () => location.reload();
    const parts = { isOnline, isThere: () => isThere(location.href), reload };
    addEventListener('online', returnWhenBack(parts));
  }
  watchWaiting((told) => showWaiting(told.waiting));
  void askWorker({ ask: 'list' }).then((entries) => showWaiting(entries ?? []));
  void showPages();
}

type Fill<Entry> = (row: HTMLElement, entry: Entry) => void;

/**
 * Brings a list in line with what there is, and shows what belongs to a list with or without rows. A row that stands
 * there already stays, so that only what changes is read out, and the focus is kept.
 */
function fill<Entry>(
  section: HTMLElement,
  entries: readonly Entry[],
  keyOf: (entry: Entry) => string,
  fillRow: Fill<Entry>,
): void {
  const { activeElement } = document;
  const focused = section.contains(activeElement) ? activeElement : null;
  const pattern = section.querySelector<HTMLElement>('[data-pattern] > li');
  const list = section.querySelector<HTMLElement>('[data-list]');
  const there = new Map([...(list?.children ?? [])].map((row) => [keyIn(row), row as HTMLElement]));
  const rows = entries.map((entry) => {
    const key = keyOf(entry);
    const row = there.get(key) ?? (pattern?.cloneNode(true) as HTMLElement); // a copy of an element is one
    there.delete(key);
    row.dataset.key = key;
    fillRow(row, entry);
    if (!row.isConnected) list?.append(row);
    return row;
  });
  for (const row of there.values()) row.remove();
  if ('some' in section.dataset) section.hidden = rows.length === 0;
  for (const some of section.querySelectorAll<HTMLElement>('[data-some]'))
    some.hidden = rows.length === 0;
  for (const none of section.querySelectorAll<HTMLElement>('[data-none]'))
    none.hidden = rows.length > 0;
  const count = section.querySelector<HTMLElement>('[data-one]');
  const { one = '', other = '' } = count?.dataset ?? {};
  if (count) write(count, fillPhrase(rows.length === 1 ? one : other, { n: rows.length }));
  if (focused && isGone(focused)) focusNear(section, focused.closest('li'));
}

function keyIn(row: Element): string | undefined {
  return row instanceof HTMLElement ? row.dataset.key : undefined;
}

/** Words that stay as they are are not read out again. */
function write(place: HTMLElement, words: string): void {
  if (place.textContent !== words) place.textContent = words;
}

function isGone(element: Element): boolean {
  return !element.isConnected || element.closest('[hidden]') !== null;
}

/** Where the button that was pressed is gone: to another of its row, of the list, or to a heading. */
function focusNear(section: HTMLElement, row: Element | null): void {
  const find = (within: ParentNode | null, what: string) => [
    ...(within?.querySelectorAll<HTMLElement>(what) ?? []),
  ];
  const near = [
    ...find(row, 'button'),
    ...find(section, '[data-list] button'),
    ...find(section, 'h2'),
    ...find(document, '[data-desk] :is(h1,h2)'),
  ];
  const place = near.find((one) => !isGone(one));
  if (place?.matches('h1,h2')) place.tabIndex = -1;
  place?.focus();
}

function fillForm(row: HTMLElement, entry: Shown): void {
  const { id, path, keptAt, standing, reference = '', reason = '' } = entry;
  const when = new Date(keptAt).toLocaleString('en-GB', {
    dateStyle: 'medium',
    timeStyle: 'short',
  });
  const values = { when, reference, reason };
  row.dataset.standing = standing;
  for (const slot of row.querySelectorAll<HTMLElement>('[data-slot]')) {
    const name = slot.dataset.slot ?? '';
    const phrase = slot.dataset[name === 'kind' ? kindOf(path) : standing] ?? '';
    write(slot, name === 'gist' ? cut(gistOf(entry)) : fillPhrase(phrase, values));
    // A sign-up has none.
    const isEmpty = name === 'reference' && reference === '';
    slot.hidden = isEmpty || slot.textContent === '';
  }
  for (const button of row.querySelectorAll('button')) {
    button.dataset.id = id;
    const { act } = button.dataset;
    button.hidden = (act === 'dismiss') !== (standing === 'sent');
    button.setAttribute('aria-disabled', String(standing === 'sending'));
  }
}

function fillPage(row: HTMLElement, { path, title }: KeptPage): void {
  const link = row.querySelector('a');
  if (!link) return;
  link.href = path;
  write(link, title);
}

function kindOf(path: Shown['path']): 'message' | 'signup' {
  return path === '/api/contact' ? 'message' : 'signup';
}

function cut(text: string): string {
  return text.length > GIST_MAX ? `${cutText(text, GIST_MAX)} …` : text;
}

/** @throws Error when the page is not what it was. */
function part(desk: HTMLElement, name: string): HTMLElement {
  const found = desk.querySelector<HTMLElement>(`[data-part="${name}"]`);
  if (!found) throw new Error(`The page has no part for ${name}.`);
  return found;
}
