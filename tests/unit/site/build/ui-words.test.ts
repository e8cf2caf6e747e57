import type { Content } from '../../../../content/schema/content';
import { textsOf } from '../../../../services/texts';
import { assistantTexts } from '../../../../site/build/assistant-texts';
import { noPicture } from '../../../../site/build/pictures';
import { shellData } from '../../../../site/build/shell';
import { pageList } from '../../../../site/page-list';
import { testContent } from '../../../support/content/test-content';

/** Words that are used where this test does not look, or once there is something to use them for. */
const ELSEWHERE = [
  /^verbatim\./,
  // said from services/contracts/limits/; other tests hold both to the same letter
  /^errors\.(name|email|inquiryType|message|password|artist)\./,
  /^errors\.(unconfirmed|wrongCredentials|notSupportAccount)$/,
  // binding as a pair with their titles
  /^toasts\.\w+Failure\.(text|variant)$/,
  // a single story, legal pages in force, a cancelled event, accounts elsewhere, releases elsewhere: not in the content now
  /^counts\.stories\.one$/,
  /^labels\.(inForce|cancelledEvent|use\.none)$/,
  /^aria\.social$/,
  /^buttons\.listenOn(Spotify|YouTube)$/,
];

type Noted = Set<string>;

function pathsOf(value: object, path = ''): string[] {
  return Object.entries(value).flatMap(([key, part]) =>
    typeof part === 'object' ? pathsOf(part, `${path}${key}.`) : [`${path}${key}`],
  );
}

/** The same words, whose readers leave their paths behind. */
function noting<Words extends object>(words: Words, read: Noted, path = ''): Words {
  return new Proxy(words, {
    get(target, key) {
      const part: unknown = Reflect.get(target, key);
      if (typeof key === 'symbol') return part;
      if (typeof part === 'object' && part !== null) return noting(part, read, `${path}${key}.`);
      read.add(`${path}${key}`);
      return part;
    },
  });
}

function unread(content: Content): string[] {
  const { file, ...words } = content.ui;
  const read: Noted = new Set();
  const watched = { ...content, ui: noting(content.ui, read) };
  JSON.stringify([
    pageList({ content: watched, picture: noPicture }),
    shellData(watched, noPicture, 'https://site.test'),
    assistantTexts(watched),
    textsOf(watched),
  ]);
  return pathsOf(words).filter(
    (path) => !read.has(path) && !ELSEWHERE.some((known) => known.test(path)),
  );
}

test('every word of the interface is said somewhere', async () => {
  const content = await testContent();
  expect(unread(content)).toEqual([]);
});

test('a word that nobody says is found', async () => {
  const content = await testContent();
  const ui = { ...content.ui, footer: { ...content.ui.footer, extra: 'Nobody says this' } };
  expect(unread({ ...content, ui })).toEqual(['footer.extra']);
});
