import { fillPhrase } from '../../fill-phrase';
import { askWorker, watchWaiting } from '../waiting/ask-worker';
import { gistOf, type Shown } from '../waiting/waiting';
import { clearKeptPages, type KeptPage, keptPages } from './kept-pages';

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
    fill(waiting, entries, fillForm);
    const isDone = entries.every(({ standing }) => standing === 'sent');
    for (const words of waiting.querySelectorAll<HTMLElement>('[data-done]'))
      words.textContent = words.dataset[isDone ? 'done' : 'now'] ?? '';
  }
  const showPages = async () => fill(pages, await keptPages().catch(() => []), fillPage);

  async function discard(id: string, question: string): Promise<void> {
    if (question && !confirm(question)) return;
    showWaiting((await askWorker({ ask: 'discard', id })) ?? []);
  }

  desk.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest('button') : null;
    const { act, id = '', ask = '' } = button?.dataset ?? {};
    if (act === 'send') void askWorker({ ask: 'send', id });
    if (act === 'discard') void discard(id, ask);
    if (act === 'dismiss') void discard(id, '');
    if (act === 'clear') void clearKeptPages().then(showPages);
  });
  watchWaiting((told) => showWaiting(told.waiting));
  void askWorker({ ask: 'list' }).then((entries) => showWaiting(entries ?? []));
  void showPages();
}

type Fill<Entry> = (row: HTMLElement, entry: Entry) => void;

/** Draws a list anew from its pattern, and shows what belongs to a list with or without rows. */
function fill<Entry>(section: HTMLElement, entries: readonly Entry[], fillRow: Fill<Entry>): void {
  const pattern = section.querySelector<HTMLElement>('[data-pattern] > li');
  const rows = entries.map((entry) => {
    const row = pattern?.cloneNode(true) as HTMLElement; // a copy of an element is one
    fillRow(row, entry);
    return row;
  });
  section.querySelector('[data-list]')?.replaceChildren(...rows);
  if ('some' in section.dataset) section.hidden = rows.length === 0;
  for (const some of section.querySelectorAll<HTMLElement>('[data-some]'))
    some.hidden = rows.length === 0;
  for (const none of section.querySelectorAll<HTMLElement>('[data-none]'))
    none.hidden = rows.length > 0;
  const count = section.querySelector<HTMLElement>('[data-one]');
  const { one = '', other = '' } = count?.dataset ?? {};
  if (count) count.textContent = fillPhrase(rows.length === 1 ? one : other, { n: rows.length });
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
    slot.textContent = name === 'gist' ? cut(gistOf(entry)) : fillPhrase(phrase, values);
    // A sign-up has none.
    const isEmpty = name === 'reference' && reference === '';
    slot.hidden = isEmpty || slot.textContent === '';
  }
  for (const button of row.querySelectorAll('button')) {
    button.dataset.id = id;
    const { act } = button.dataset;
    button.hidden = (act === 'dismiss') !== (standing === 'sent');
    button.disabled = standing === 'sending';
  }
}

function fillPage(row: HTMLElement, { path, title }: KeptPage): void {
  const link = row.querySelector('a');
  if (!link) return;
  link.href = path;
  link.textContent = title;
}

function kindOf(path: Shown['path']): 'message' | 'signup' {
  return path === '/api/contact' ? 'message' : 'signup';
}

function cut(text: string): string {
  return text.length > GIST_MAX ? `${text.slice(0, GIST_MAX)} …` : text;
}

/** @throws Error when the page is not what it was. */
function part(desk: HTMLElement, name: string): HTMLElement {
  const found = desk.querySelector<HTMLElement>(`[data-part="${name}"]`);
  if (!found) throw new Error(`The page has no part for ${name}.`);
  return found;
}
