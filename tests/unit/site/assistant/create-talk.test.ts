import type { Asking, HeardReply } from '../../../../site/api/ask-assistant';
import type { CallResult } from '../../../../site/api/call';
import { type Conversation, SILENCE } from '../../../../site/assistant/talk/conversation';
import { createTalk } from '../../../../site/assistant/talk/create-talk';

/** A talk with a service that answers when it is told to. */
function talkWith(
  kept: Conversation = SILENCE,
  told: () => CallResult<undefined> = () => ({ ok: true, value: undefined }),
) {
  const calls: (Asking & { message: string; end(result: CallResult<HeardReply>): void })[] = [];
  const faults: string[] = [];
  const lost: string[] = [];
  const keeps: Conversation[] = [];
  const ratings: unknown[] = [];
  const talk = createTalk({
    ask: (message, asking) =>
      new Promise((end) => {
        calls.push({ message, ...asking, end });
      }),
    rate: async (rating) => {
      ratings.push(rating);
      return told();
    },
    about: () => 'kayoba',
    kept,
    keep: (conversation) => void keeps.push(conversation),
    failed: (message) => void faults.push(message),
    unheard: (message) => void lost.push(message),
    offline: () => 'Nothing got through.',
    noText: 'I have no answer to that.',
  });
  return { talk, calls, faults, lost, keeps, ratings };
}

const broken = (message: string): CallResult<never> => ({
  ok: false,
  error: { message, fields: {}, status: 503 },
});

test('an answer is heard, kept and shown with its pages', async () => {
  const { talk, calls, keeps } = talkWith();
  const seen: string[] = [];
  talk.watch(() => seen.push(talk.get().step.name));

  const asking = talk.ask('Who is Zaya?');
  calls[0]?.hear('A persona.');
  const citations = [{ title: 'Zaya', url: '/artists/zaya' }];
  calls[0]?.end({ ok: true, value: { generatedText: 'A persona.', language: 'sw', citations } });
  await asking;

  expect(calls[0]).toMatchObject({ message: 'Who is Zaya?', history: [], about: 'kayoba' });
  expect(seen).toEqual(['pending', 'pending', 'ready']);
  expect(talk.get().messages[1]).toMatchObject({
    content: 'A persona.',
    language: 'sw',
    citations,
  });
  expect(keeps.at(-1)).toBe(talk.get());
});

test('an answer without a text says the default reply', async () => {
  for (const generatedText of [undefined, '', '  \n']) {
    const { talk, calls } = talkWith();
    const asking = talk.ask('Anything?');
    calls[0]?.end({ ok: true, value: { ...(generatedText !== undefined && { generatedText }) } });
    await asking;

    expect(talk.get().messages[1]).toMatchObject({ content: 'I have no answer to that.' });
  }
});

test('a failure is told once, and the question can be asked again with what stood before it', async () => {
  const { talk, calls, faults } = talkWith();
  const first = talk.ask('One?');
  calls[0]?.end({ ok: true, value: { generatedText: 'One.' } });
  await first;

  const second = talk.ask('Two?');
  calls[1]?.end(broken('Busy.'));
  await second;
  expect(faults).toEqual(['Busy.']);
  expect(talk.get().step).toEqual({ name: 'failed', message: 'Busy.' });

  const again = talk.retry();
  calls[2]?.end({ ok: true, value: { generatedText: 'Two.' } });
  await again;
  expect(calls[2]).toMatchObject({ message: 'Two?', history: ['One?'] });
  expect(talk.get().messages.map(({ content }) => content)).toEqual([
    'One?',
    'One.',
    'Two?',
    'Two.',
  ]);
});

test('stopping ends the call; what still comes of it is neither heard nor told', async () => {
  const { talk, calls, faults } = talkWith();
  const asking = talk.ask('One?');
  calls[0]?.hear('Half');
  talk.stop();
  expect(calls[0]?.signal.aborted).toBe(true);

  calls[0]?.hear(' of it');
  calls[0]?.end(broken('Aborted.'));
  await asking;
  expect(talk.get()).toMatchObject({ step: { name: 'stopped' } });
  expect(talk.get().messages[1]).toMatchObject({ content: 'Half', isStopped: true });
  expect(faults).toEqual([]);
});

test('a question after a stopped one is not disturbed by the end of that one', async () => {
  const { talk, calls } = talkWith();
  const first = talk.ask('One?');
  talk.stop();
  const second = talk.ask('Two?');
  calls[0]?.end({ ok: true, value: { generatedText: 'One.' } });
  await first;
  expect(talk.get().step.name).toBe('pending');

  calls[1]?.end({ ok: true, value: { generatedText: 'Two.' } });
  await second;
  expect(talk.get().messages.at(-1)?.content).toBe('Two.');
});

test('what was kept goes on', async () => {
  const { talk, calls } = talkWith({
    messages: [{ role: 'user', content: 'Who is Kayoba?' }],
    step: { name: 'stopped' },
  });
  void talk.ask('How far along is he?');

  expect(calls[0]?.history).toEqual(['Who is Kayoba?']);
});

test('a verdict goes to the service with the question that was answered', async () => {
  const { talk, calls, ratings } = talkWith();
  const asking = talk.ask('Who is Zaya?');
  calls[0]?.end({ ok: true, value: { generatedText: 'A persona.' } });
  await asking;

  await talk.judge('unhelpful');
  await talk.judge('unhelpful', 'wrong');
  await talk.judge('helpful');
  expect(ratings).toEqual([
    { message: 'Who is Zaya?', verdict: 'unhelpful' },
    { message: 'Who is Zaya?', verdict: 'unhelpful', reason: 'wrong' },
  ]);
  expect(talk.get().messages[1]).toMatchObject({ verdict: 'unhelpful', reason: 'wrong' });
});

/** A talk in which one question was answered; `told` says what becomes of each rating. */
async function answeredTalk(told: () => CallResult<undefined>) {
  const all = talkWith(SILENCE, told);
  const asking = all.talk.ask('Who is Zaya?');
  all.calls[0]?.end({ ok: true, value: { generatedText: 'A persona.' } });
  await asking;
  return { ...all, answer: () => all.talk.get().messages[1] };
}

test('a verdict of which the service was not told is taken back', async () => {
  const { talk, lost, answer } = await answeredTalk(() => broken('Out of order.'));
  const judging = talk.judge('unhelpful');
  expect(answer()).toMatchObject({ verdict: 'unhelpful' });
  await judging;
  expect(answer()).not.toHaveProperty('verdict');
  expect(lost).toEqual(['Out of order.']);
});

test('the reason of a verdict that did not arrive is not told, and goes with it', async () => {
  const { talk, lost, ratings, answer } = await answeredTalk(() => broken('Out of order.'));
  await Promise.all([talk.judge('unhelpful'), talk.judge('unhelpful', 'wrong')]);
  for (const part of ['verdict', 'reason']) expect(answer()).not.toHaveProperty(part);
  expect(ratings).toEqual([{ message: 'Who is Zaya?', verdict: 'unhelpful' }]);
  expect(lost).toEqual(['Out of order.']);
});

test('a reason that did not arrive is taken back alone, and may be given anew', async () => {
  const results: CallResult<undefined>[] = [
    { ok: true, value: undefined },
    broken('Out of order.'),
    { ok: true, value: undefined },
  ];
  const { talk, ratings, answer } = await answeredTalk(
    () => results.shift() ?? broken('Once more'),
  );
  await talk.judge('unhelpful');
  await talk.judge('unhelpful', 'wrong');
  expect(answer()).toMatchObject({ verdict: 'unhelpful' });
  expect(answer()).not.toHaveProperty('reason');
  await talk.judge('unhelpful', 'outdated');
  expect(answer()).toMatchObject({ verdict: 'unhelpful', reason: 'outdated' });
  expect(ratings).toMatchObject([{}, { reason: 'wrong' }, { reason: 'outdated' }]);
});

test('nothing is taken back, nor said, of an answer that is the last no more', async () => {
  const { talk, lost, answer } = await answeredTalk(() => broken('Out of order.'));
  const judging = talk.judge('helpful');
  void talk.ask('And Nyra?');
  await judging;
  expect(answer()).toMatchObject({ verdict: 'helpful' });
  expect(lost).toEqual([]);
});
