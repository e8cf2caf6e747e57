import { joinPages, pageShown } from '../../../../site/motion/page-joints';

jest.mock('../../../../site/motion/shuttles', () => ({ isCovered: () => false }));

const gone: unknown[] = [];
const loads = new Map<string, () => void>();
const passages: (() => Promise<void>)[] = [];
const listeners: Record<string, () => void> = {};
const realFrame = () => 0;
const page = Object.assign(Object.create(globalThis), {
  ___navigate: (to: unknown) => void gone.push(to),
  ___loader: {
    loadPage: (path: string) =>
      new Promise<void>((resolve) => {
        loads.set(path, resolve);
      }),
  },
  location: { href: 'https://site.test/news', pathname: '/news' },
  requestAnimationFrame: realFrame,
  addEventListener: (name: string, listener: () => void) => {
    listeners[name] = listener;
  },
  setTimeout: () => 0,
});
let isMoving = true;

/** Lets what is fetched arrive. */
async function fetched(path: string): Promise<void> {
  loads.get(path)?.();
  await new Promise(setImmediate);
}

beforeAll(() => {
  Object.assign(globalThis, {
    window: page,
    matchMedia: () => ({ matches: !isMoving }),
    CSS: { escape: String },
    document: {
      documentElement: { dataset: {} },
      activeElement: null,
      startViewTransition: (draw: () => Promise<void>) => {
        passages.push(draw);
        return { ready: Promise.resolve(), finished: Promise.resolve() };
      },
    },
  });
  joinPages();
});
beforeEach(() => {
  isMoving = true;
  gone.length = 0;
  passages.length = 0;
});

test.each([true, false])(
  'the last press wins, whichever page comes first (motion: %s)',
  async (moves) => {
    isMoving = moves;
    page.___navigate('/slow');
    page.___navigate('/ready');
    await fetched('/ready');
    for (const draw of passages.splice(0)) void draw();
    await fetched('/slow');
    for (const draw of passages.splice(0)) void draw();

    expect(gone).toEqual(['/ready']);
    pageShown();
  },
);

test.each([
  ['goes back', () => listeners.popstate?.()],
  ['stays on the page', () => page.___navigate('/news#top')],
])('who %s while a page is on its way is not taken to it', async (_, act) => {
  page.___navigate('/slow');
  act();
  await fetched('/slow');

  expect(gone).not.toContain('/slow');
  expect(passages).toEqual([]);
});

test('who goes back before the next page is drawn stays there', async () => {
  page.___navigate('/slow');
  await fetched('/slow');
  listeners.popstate?.();
  void passages[0]?.();

  expect(gone).toEqual([]);
});

test('two passages at once leave the browser its own frames', async () => {
  page.___navigate('/one');
  await fetched('/one');
  const first = passages[0]?.();
  const endFirst = pageShown;
  page.___navigate('/two');
  await fetched('/two');
  expect(page.requestAnimationFrame).not.toBe(realFrame);
  endFirst();
  const second = passages[1]?.();
  await first;
  expect(page.requestAnimationFrame).not.toBe(realFrame);
  pageShown();
  await second;

  expect(gone).toEqual(['/one', '/two']);
  expect(page.requestAnimationFrame).toBe(realFrame);
});
