import { openOutput } from '../../../../services/life/output-lines';

const WARN = (lines: number) => `${lines} left out\n`;
const line = (name: number) => `${String(name).padEnd(999, '.')}\n`;

/** As the system knows it. */
const FD = 7;

/** An output that takes so many bytes until it is given more room. */
function output(room: number) {
  let taken = '';
  const { write } = openOutput(FD, WARN, (fd, bytes) => {
    expect(fd).toBe(FD);
    if (room === 0) throw Object.assign(new Error('full'), { code: 'EAGAIN' });
    const some = bytes.subarray(0, room);
    room -= some.length;
    taken += some;
    return some.length;
  });
  return {
    write,
    taken: () => taken,
    makeRoom: () => {
      room = Number.POSITIVE_INFINITY;
    },
  };
}

test('what an output does not take waits, in order and whole, for the next line that it takes', () => {
  const { write, taken, makeRoom } = output(1_500);

  for (const name of [1, 2, 3]) write(line(name));
  expect(taken()).toBe((line(1) + line(2)).slice(0, 1_500));
  makeRoom();
  write(line(4));

  expect(taken()).toBe([1, 2, 3, 4].map(line).join(''));
});

test('so much may wait; what is left out is counted where it would stand, once', () => {
  const { write, taken, makeRoom } = output(0);

  const names = Array.from({ length: 300 }, (_, index) => index);
  for (const name of names) write(line(name));
  makeRoom();
  for (const name of [300, 301]) write(line(name));

  const kept = names.slice(0, 256).map(line).join('');
  expect(taken()).toBe(`${kept}44 left out\n${line(300)}${line(301)}`);
});
