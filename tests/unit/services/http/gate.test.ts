import { createPasswords } from '../../../../services/auth/passwords';
import { fewAtOnce } from '../../../../services/http/limits/few-at-once';

/** Tasks that end when they are told to. */
function heldTasks() {
  const started: string[] = [];
  const ends = new Map<string, () => void>();
  const task = (name: string) => () => {
    started.push(name);
    return new Promise<string>((resolve) => ends.set(name, () => resolve(name)));
  };
  return { started, task, end: (name: string) => ends.get(name)?.() };
}

test('as many run as may, the others in the order they came', async () => {
  const { started, task, end } = heldTasks();
  const gate = fewAtOnce(2, 2, 'Too many.');
  const [a, b, c, d] = ['a', 'b', 'c', 'd'].map((name) => gate(task(name)));

  expect(started).toEqual(['a', 'b']);
  end('b');
  expect(await b).toBe('b');
  expect(started).toEqual(['a', 'b', 'c']);
  end('a');
  expect(await a).toBe('a');
  expect(started).toEqual(['a', 'b', 'c', 'd']);
  end('c');
  end('d');
  expect(await Promise.all([c, d])).toEqual(['c', 'd']);
});

test('a place that is handed on is not given back as well', async () => {
  const { started, task, end } = heldTasks();
  const gate = fewAtOnce(1, 9, 'Too many.');
  const first = gate(task('a'));
  const others = ['b', 'c', 'd'].map((name) => gate(task(name)));

  end('a');
  await first;
  others.push(gate(task('e')));
  expect(started).toEqual(['a', 'b']);

  for (const name of ['b', 'c', 'd', 'e']) {
    end(name);
    await others.shift();
  }
  expect(started).toEqual(['a', 'b', 'c', 'd', 'e']);
});

test('who finds the line full is refused at once, and told when to come again', async () => {
  const { started, task, end } = heldTasks();
  const gate = fewAtOnce(1, 1, 'Too many.');
  const running = gate(task('a'));
  const waiting = gate(task('b'));

  await expect(gate(task('c'))).rejects.toMatchObject({
    code: 'overloaded',
    status: 503,
    headers: { 'Retry-After': '2' },
  });
  end('a');
  await running;
  end('b');
  await waiting;
  expect(started).toEqual(['a', 'b']);
});

test('who waits can be refused: what runs ends, and room is made as ever', async () => {
  const { started, task, end } = heldTasks();
  const gate = fewAtOnce(1, 2, 'Too many.');
  const running = gate(task('a'));
  const waiting = Promise.allSettled([gate(task('b')), gate(task('c'))]);

  gate.refuseWaiting();

  const refused = { status: 'rejected', reason: expect.objectContaining({ status: 503 }) };
  expect(await waiting).toEqual([refused, refused]);
  end('a');
  expect(await running).toBe('a');
  const next = gate(task('d'));
  end('d');
  expect(await next).toBe('d');
  expect(started).toEqual(['a', 'd']);
});

test('a task that fails makes room like any other', async () => {
  const gate = fewAtOnce(1, 0, 'Too many.');

  await expect(gate(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await gate(async () => 'yes')).toBe('yes');
});

test('of forty log-ins at once two run, thirty-two wait and six are refused', async () => {
  const passwords = createPasswords(4);
  const known = await passwords.hash('a sentence is fine');

  const outcomes = await Promise.allSettled(
    Array.from({ length: 40 }, () => passwords.match('a sentence is fine', [known])),
  );

  const refused = outcomes.filter(({ status }) => status === 'rejected');
  expect(refused).toHaveLength(6);
  expect(outcomes.filter((outcome) => 'value' in outcome && outcome.value === 0)).toHaveLength(34);
});

test('a password matches its own hash only, and no hash at all never', async () => {
  const passwords = createPasswords(4);
  const known = await passwords.hash('a sentence is fine');

  expect(known).toMatch(/^\$2b\$04\$/);
  expect(await passwords.match('a sentence is fine', [known])).toBe(0);
  expect(await passwords.match('a sentence is fine.', [known])).toBe(-1);
  expect(await passwords.match('a sentence is fine', [undefined])).toBe(-1);
  expect(await passwords.hash('a sentence is fine')).not.toBe(known);
  const other = await passwords.hash('another sentence');
  expect(await passwords.match('another sentence', [known, other, undefined])).toBe(1);
  expect(await passwords.match('another sentence', [undefined, known])).toBe(-1);
});

test('a longer password does not pass for its first 72 bytes', async () => {
  const passwords = createPasswords(4);
  const known = await passwords.hash('x'.repeat(72));

  expect(await passwords.match('x'.repeat(72), [known])).toBe(0);
  expect(await passwords.match('x'.repeat(73), [known])).toBe(-1);
});
