import { testEngine } from '../../../../support/assistant/test-engine';

const NOW = new Date('2026-11-21T12:00:00Z');

async function answered(message: string, earlier: string[] = []) {
  const { reply, draft } = (await testEngine()).answer(message, earlier, NOW);
  return { ...reply, rule: draft.rule };
}

test.each(['what else', 'tell me more', 'more', 'was noch'])(
  'with nothing spoken of, “%s” is told what can be asked',
  async (message) => {
    const { rule, suggestions } = await answered(message);

    expect(rule).toBe('smallTalk more');
    expect(suggestions).not.toEqual([]);
  },
);

test('asking for more goes on with the artist that was spoken of, a new part each time', async () => {
  const told = [
    await answered('who is Nyra'),
    await answered('tell me more', ['who is Nyra']),
    await answered('more', ['who is Nyra', 'tell me more']),
    await answered('what else', ['who is Nyra', 'tell me more', 'more']),
  ];

  expect(new Set(told.map(({ generatedText }) => generatedText)).size).toBe(told.length);
  for (const { rule, citations } of told.slice(1)) {
    expect(rule).toMatch(/^goOn /);
    expect(citations[0]?.url).toBe('/artists/nyra');
  }
});

test('it does not say again in other words what was said', async () => {
  const { rule } = await answered('tell me more', ['how do I license a track']);

  expect(rule).toBe('goOn /licensing#ask-brief');
});

test('an invented story is called so here, too', async () => {
  const asked = ['who is Zaya'];
  const told: string[] = [];
  for (let turn = 0; turn < 8; turn += 1) {
    told.push((await answered('more', asked)).generatedText);
    asked.push('more');
  }

  expect(told.filter((text) => text.startsWith('In the story we wrote'))).not.toEqual([]);
  expect(told.at(-1)).toMatch(/^Ask me about/);
});

test('what was declined has no more to it', async () => {
  expect((await answered('more', ['do you rent tractors'])).rule).toBe('smallTalk more');
});
