import { keepForm } from '../../../../site/offline/keep-form';

jest.mock('../../../../site/components/KeptList/keeper', () => {
  throw new Error('There is no network.');
});

const real = Object.getOwnPropertyDescriptor(globalThis, 'navigator');
const entry = { id: 'of-this-form', path: '/api/contact', body: {} } as const;

/** A form of a page whose service is elsewhere; each time that it is sent, where to and with what. */
function aForm() {
  const fields: object[] = [];
  const sent: { to: string; fields: object[] }[] = [];
  const form = {
    action: 'https://api.test/api/contact',
    append: (field: object) => void fields.push(field),
    submit: () => void sent.push({ to: form.action, fields }),
  };
  return { form: form as unknown as HTMLFormElement, sent }; // as far as it is used here
}

function withWorker(controller: object | null): void {
  const value = { serviceWorker: { controller } };
  Object.defineProperty(globalThis, 'navigator', { configurable: true, value });
}

beforeEach(() => {
  Object.assign(globalThis, { document: { createElement: () => ({}) } });
});
afterEach(() => {
  Reflect.deleteProperty(globalThis, 'document');
  if (real) Object.defineProperty(globalThis, 'navigator', real);
});

test('where the keeper cannot be had, the form goes to the worker, which hears of this host alone', async () => {
  withWorker({});
  const { form, sent } = aForm();

  expect(await keepForm(form, entry)).toBeUndefined();

  const key = { type: 'hidden', name: 'idempotency_key', value: 'of-this-form' };
  expect(sent).toEqual([{ to: '/api/contact', fields: [key] }]);
});

test('where no worker would take it, the form stays as it is', async () => {
  withWorker(null);
  const { form, sent } = aForm();

  expect(await keepForm(form, entry)).toBeUndefined();
  expect(sent).toEqual([]);
});
