import { keepDraft, keptDraft, writeDraft } from '../../../../site/components/ContactForm/draft';

class Box {
  constructor(public value: string) {}
}

/** The fields of a form, by their names. */
function aForm(fields: Record<string, string>) {
  const boxes = new Map(Object.entries(fields).map(([name, value]) => [name, new Box(value)]));
  const elements = { namedItem: (name: string) => boxes.get(name) ?? null };
  // all that is looked at of it
  return { form: { elements, boxes } as unknown as HTMLFormElement, boxes };
}

const kept = new Map<string, string>();

beforeAll(() =>
  Object.assign(globalThis, {
    HTMLInputElement: Box,
    HTMLTextAreaElement: Box,
    FormData: class {
      constructor(readonly form: { boxes: Map<string, Box> }) {}
      get = (name: string) => this.form.boxes.get(name)?.value ?? null;
    },
    sessionStorage: {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
      removeItem: (key: string) => kept.delete(key),
    },
  }),
);
afterEach(() => kept.clear());

test('what was written is kept, without the trap', () => {
  keepDraft(aForm({ name: 'Ada', message: 'Hello', website: 'x' }).form);
  expect(keptDraft()).toEqual({ name: 'Ada', email: '', inquiryType: '', message: 'Hello' });
});

test('a form that was emptied again keeps nothing', () => {
  keepDraft(aForm({ message: 'Hello' }).form);
  keepDraft(aForm({ message: '', inquiryType: 'press' }).form);
  expect([keptDraft(), kept.size]).toEqual([{}, 0]);
});

test('a draft fills empty fields only: what was typed meanwhile stays', () => {
  const { form, boxes } = aForm({ name: 'Grace', email: '', message: '' });
  writeDraft(form, { name: 'Ada', message: 'Hello' });
  expect([...boxes.values()].map(({ value }) => value)).toEqual(['Grace', '', 'Hello']);
});

test.each(['{', 'null', '"text"', '{"name":1,"website":"x"}'])(
  'of a draft that says %s nothing is taken',
  (text) => {
    kept.set('message-draft', text);
    expect(keptDraft()).toEqual({});
  },
);
