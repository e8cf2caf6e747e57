/** A word at the start that was written as it sounds, by the words that may follow it. */
const AT_START: [written: ReadonlySet<string>, next: ReadonlySet<string>, meant: string][] = [
  [wordSet('were wear ware whear'), wordSet('is are do does can could'), 'where'],
  [
    wordSet('witch wich'),
    wordSet('artist artists one ones song songs track tracks of is genre'),
    'which',
  ],
  [wordSet('hoo hu'), wordSet('is are makes made sings owns'), 'who'],
  // inside a title it is Spanish: `Doce y Media`
  [wordSet('y'), wordSet('is are do does did can cannot not you no the he she so has was'), 'why'],
];

/** `Wear is your office` asks where: the first word, where another is meant that sounds the same. */
export function heard(words: readonly string[]): string[] {
  const [first = '', next = '', ...rest] = words;
  const alike = AT_START.find(([written, after]) => written.has(first) && after.has(next));
  return alike ? [alike[2], next, ...rest] : [...words];
}

function wordSet(row: string): ReadonlySet<string> {
  return new Set(row.split(' '));
}
