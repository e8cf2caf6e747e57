import { createConversation } from '../../../../../services/assistant/engine/converse';
import type { Draft } from '../../../../../services/assistant/engine/draft';
import { createReader, type Query } from '../../../../../services/assistant/engine/query';
import { fold } from '../../../../../services/assistant/words/fold';

const TALK = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'];

test('each message of a talk is taken apart once, however often it is looked back at', () => {
  const folded: string[] = [];
  const read = createReader({
    lexicon: {
      translate: (text) => ({ language: 'en', words: [text] }),
      expand: (words) => [...words],
      canon: (word) => [word],
      stems: () => [],
      isStop: () => false,
      isTelling: () => true,
    },
    withNames: (folded: string) => folded,
    names: {
      namesIn: () => ({ artists: [], byName: false, genres: [] }),
      withoutNames: (words) => [...words],
      isName: () => false,
    },
    spell: () => undefined,
    isKnown: () => true,
    isSpelt: () => true,
    nameOf: () => undefined,
    facetsIn: () => [],
    fold: (text) => {
      folded.push(text);
      return fold(text);
    },
  });

  for (const [at, message] of TALK.entries()) read(message, TALK.slice(0, at));

  expect(folded).toEqual(TALK);
});

test('each message of a talk is answered once, however often it is looked back at', () => {
  const asked: string[] = [];
  const answer = createConversation({
    sameOf: () => undefined,
    withDraft: (found) => found,
    followUp: (_, before) => {
      for (const _ of before);
      return undefined;
    },
    // who follows up here looks at nothing of them
    read: (message) => ({ folded: message }) as Query,
    isWhole: () => false,
    asWritten: (message) => {
      asked.push(message);
      return { draft: {} as Draft, query: {} as Query };
    },
    givenTo: (_, found) => found,
  });

  answer(TALK.at(-1) ?? '', TALK.slice(0, -1), new Date(0));

  expect(asked.toSorted()).toEqual(TALK.toSorted());
});
