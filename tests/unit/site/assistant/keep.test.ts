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
])('what is %s is not taken for a conversation', (_, text) => {
  store.set('assistant', text);
  expect(keptConversation()).toBe(SILENCE);
});

test('where nothing can be kept, nothing breaks', () => {
  isClosed = true;
  expect(() => keepConversation(TALK)).not.toThrow();
  expect(keptConversation()).toBe(SILENCE);
});

function answerTo(url: string) {
  return { role: 'assistant', content: 'x', citations: [{ title: 'x', url }], suggestions: [] };
}
