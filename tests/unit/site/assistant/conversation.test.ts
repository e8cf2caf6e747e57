import {
  type AnswerMessage,
  type Conversation,
  earlierQuestions,
  type Happening,
  lastAnswer,
  next,
  SILENCE,
} from '../../../../site/assistant/talk/conversation';

const answer = (content: string): AnswerMessage => ({
  role: 'assistant',
  content,
  citations: [{ title: 'Zaya', url: '/artists/zaya' }],
  suggestions: [],
});
const after = (...happenings: Happening[]): Conversation => happenings.reduce(next, SILENCE);
const asked = (question: string): Happening => ({ type: 'asked', question });
const answered = (content: string): Happening => ({ type: 'answered', answer: answer(content) });

test('a question is trimmed, waits for its answer, and the answer ends the waiting', () => {
  const waiting = after(asked('  Who is Zaya? \n'));
  expect(waiting).toEqual({
    messages: [{ role: 'user', content: 'Who is Zaya?' }],
    step: { name: 'pending', text: '' },
  });

  const done = next(waiting, answered('A persona.'));
  expect(done.step).toEqual({ name: 'ready' });
  expect(lastAnswer(done)?.content).toBe('A persona.');
});

test.each(['', ' ', '\n\t '])('the blank %j is not asked', (question) => {
  expect(after(asked(question))).toBe(SILENCE);
});

test('while an answer is awaited nothing else is asked, retried or cleared', () => {
  const waiting = after(asked('One?'));
  for (const happening of [asked('Two?'), { type: 'retried' }, { type: 'cleared' }] as Happening[])
    expect(next(waiting, happening)).toBe(waiting);
});

test('the parts of an answer add up, and are not a message before the end', () => {
  const waiting = after(asked('One?'), { type: 'heard', text: 'First.' });
  const more = next(waiting, { type: 'heard', text: ' Second.' });

  expect(more.step).toEqual({ name: 'pending', text: 'First. Second.' });
  expect(more.messages).toHaveLength(1);
});

test('what was stopped before its first word can be asked again', () => {
  const stopped = after(asked('One?'), { type: 'stopped' });
  expect(stopped.step).toEqual({ name: 'stopped' });
  expect(stopped.messages).toHaveLength(1);

  const again = next(stopped, { type: 'retried' });
  expect(again.messages).toEqual([{ role: 'user', content: 'One?' }]);
  expect(again.step.name).toBe('pending');
});

test('what came before it was stopped stays, and gives way when it is asked again', () => {
  const stopped = after(asked('One?'), { type: 'heard', text: 'Half of' }, { type: 'stopped' });
  expect(lastAnswer(stopped)).toMatchObject({ content: 'Half of', isStopped: true });

  expect(next(stopped, { type: 'retried' }).messages).toHaveLength(1);
});

test('a failure keeps the question and drops the half that was heard', () => {
  const failed = after(
    asked('One?'),
    { type: 'heard', text: 'Half of' },
    { type: 'failed', message: 'Busy.' },
  );
  expect(failed).toEqual({
    messages: [{ role: 'user', content: 'One?' }],
    step: { name: 'failed', message: 'Busy.' },
  });

  const done = [{ type: 'retried' } as const, answered('One.')].reduce(next, failed);
  expect(done.messages).toHaveLength(2);
});

test('what comes after the end is not heard', () => {
  const stopped = after(asked('One?'), { type: 'stopped' });
  const late: Happening[] = [
    { type: 'heard', text: 'late' },
    answered('Late.'),
    { type: 'failed', message: 'Late.' },
    { type: 'stopped' },
  ];
  for (const happening of late) expect(next(stopped, happening)).toBe(stopped);
});

test('an answer is judged once, and only the last one', () => {
  const two = after(asked('One?'), answered('One.'), asked('Two?'), answered('Two.'));
  const judged = next(two, { type: 'judged', verdict: 'helpful' });
  const again = next(judged, { type: 'judged', verdict: 'unhelpful' });

  expect(again.messages.map((message) => 'verdict' in message && message.verdict)).toEqual([
    false,
    false,
    false,
    'helpful',
  ]);
});

test('the last ten questions before this one are sent along, answers never', () => {
  const rounds = Array.from({ length: 14 }, (_, at) => [asked(`Q${at}?`), answered(`A${at}.`)]);
  const talk = after(...rounds.flat(), asked('Now?'));

  expect(earlierQuestions(talk)).toEqual(Array.from({ length: 10 }, (_, at) => `Q${at + 4}?`));
});

test('a long conversation forgets its beginning', () => {
  const rounds = Array.from({ length: 30 }, (_, at) => [asked(`Q${at}?`), answered(`A${at}.`)]);
  const { messages, gone } = after(...rounds.flat());

  expect(messages).toHaveLength(40);
  expect(messages[0]).toEqual({ role: 'user', content: 'Q10?' });
  expect(gone).toBe(20);
});

test('a new chat begins with nothing', () => {
  expect(after(asked('One?'), answered('One.'), { type: 'cleared' })).toBe(SILENCE);
});
