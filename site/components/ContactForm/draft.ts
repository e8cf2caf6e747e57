/** Where the tab keeps a message that is not sent yet: it outlives a reload, and ends with the tab. */
const KEY = 'message-draft';

/** What is kept. Neither the trap nor anything hidden. */
const FIELDS = ['name', 'email', 'inquiryType', 'message'] as const;

/** What was written, by the names of the fields. */
export type Draft = Partial<Record<(typeof FIELDS)[number], string>>;

/** Keeps what stands in the form, for this tab alone: the next person at a shared phone sees nothing of it. */
export function keepDraft(form: HTMLFormElement): void {
  const data = new FormData(form);
  const draft = Object.fromEntries(FIELDS.map((name) => [name, String(data.get(name) ?? '')]));
  const isWritten = Boolean(draft.name || draft.email || draft.message);
  try {
    if (isWritten) sessionStorage.setItem(KEY, JSON.stringify(draft));
    else sessionStorage.removeItem(KEY);
  } catch {
    // closed to us, or full: the message lasts as long as the page
  }
}

/** What this tab has kept; nothing when the message was sent. */
export function keptDraft(): Draft {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '{}');
    if (typeof kept !== 'object' || kept === null) return {};
    const entries = Object.entries(kept).filter(
      ([name, value]) => FIELDS.some((field) => field === name) && typeof value === 'string',
    );
    return Object.fromEntries(entries);
  } catch {
    return {};
  }
}

/** Writes a draft into a form, but never over what stands there already. */
export function writeDraft(form: HTMLFormElement, { name, email, message }: Draft): void {
  for (const [field, value] of Object.entries({ name, email, message })) {
    const box = form.elements.namedItem(field);
    const isBox = box instanceof HTMLInputElement || box instanceof HTMLTextAreaElement;
    if (isBox && value && box.value === '') box.value = value;
  }
}

/** The message has gone out, or waits where it can be seen. */
export function forgetDraft(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // closed to us: nothing was kept
  }
}
