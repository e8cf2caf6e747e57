import { type Conversation, SILENCE } from '../../../../site/assistant/talk/conversation';
import { keepConversation, keptConversation } from '../../../../site/assistant/talk/keep';

const store = new Map<string, string>();
let isClosed = false;

beforeEach(() => {
  store.clear();
  isClosed = false;
  const open =
    <Args extends unknown[], Result>(act: (...args: Args) => Result) =>
    (...args: Args) => {
      if (isClosed) throw new Error('closed');
      return act(...args);
    };
  Object.defineProperty(globalThis, 'sessionStorage', {
    configurable: true,
    value: {
      getItem: open((key: string) => store.get(key) ?? null),
      setItem: open((key: string, value: string) => void store.set(key, value)),
      removeItem: open((key: string) => void store.delete(key)),
    },
  });
});

const TALK: Conversation = {
  messages: [
    { role: 'user', content: 'Who is Zaya?' },
    {
      role: 'assistant',
      content: 'A persona.',
      citations: [{ title: 'Zaya', url: '/artists/zaya' }],
      suggestions: ['And Nyra?'],
    },
  ],
  step: { name: 'ready' },
};

test('a conversation comes back as it was kept', () => {
  keepConversation(TALK);
  expect(keptConversation()).toEqual(TALK);
});

test('a question without its answer comes back as one to be asked again', () => {
  keepConversation({ messages: TALK.messages.slice(0, 1), step: { name: 'pending', text: 'A' } });
  expect(keptConversation().step).toEqual({ name: 'stopped' });
});

test('a new chat leaves nothing in the store', () => {
  keepConversation(TALK);
  keepConversation(SILENCE);
  expect([...store]).toEqual([]);
});

test.each([
  ['not JSON', '{'],
  ['not a list', '{"messages":[]}'],
  ['not a message', '[null]'],
  ['a role that nobody has', '[{"role":"system","content":"x"}]'],
  ['an answer without its pages', '[{"role":"assistant","content":"x"}]'],
  ['a link that leads away', JSON.stringify([answerTo('//evil.example')])],
  ['a link that runs', JSON.stringify([answerTo('javascript:alert(1)')])],
  ['an offer that is nothing', JSON.stringify([offering(null)])],
  ['an offer without words', JSON.stringify([offering({ type: 'theme' })])],
  ['an offer to follow nobody', JSON.stringify([offering({ type: 'follow', label: 'x' })])],
  ['an offer of mail about nothing', JSON.stringify([offering({ type: 'subscribe', label: 'x' })])],
  ['an offer of a later version', JSON.stringify([offering({ type: 'wave', label: 'x' })])],
  [
    'an offer that leads away',
    JSON.stringify([offering({ type: 'navigate', label: 'x', href: 'javascript:alert(1)' })]),
  ],
])('what is %s is not taken for a conversation', (_, text) => {
  store.set('assistant', text);
  expect(keptConversation()).toBe(SILENCE);
});

test.each([
  { type: 'follow', label: 'Follow', artistId: 'rocka', confirm: true },
  { type: 'subscribe', label: 'Write to me', topics: ['all'], href: '/join', confirm: true },
  { type: 'handoff', label: 'A person', inquiryType: 'press', href: '/contact', confirm: true },
  { type: 'theme', label: 'Change', confirm: true },
  { type: 'calendar', label: 'Save', href: '/events/panel.ics', confirm: true },
])('an offer comes back with its answer: $type', (action) => {
  store.set('assistant', JSON.stringify([offering(action)]));
  expect(keptConversation().messages).toEqual([offering(action)]);
});

test('where nothing can be kept, nothing breaks', () => {
  isClosed = true;
  expect(() => keepConversation(TALK)).not.toThrow();
  expect(keptConversation()).toBe(SILENCE);
});

function answerTo(url: string) {
  return { role: 'assistant', content: 'x', citations: [{ title: 'x', url }], suggestions: [] };
}

function offering(action: unknown) {
  return { ...answerTo('/'), action };
}
