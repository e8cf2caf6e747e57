import { waitForUse } from '../../../../site/start/wait-for-use';

const FILES = { build: 'b', sheet: '/all.css', scripts: ['/app.js'] };

const reload = jest.fn();
let page = new EventTarget();
let root: Record<string, string> = {};

beforeEach(() => {
  reload.mockClear();
  page = new EventTarget();
  root = {};
  Object.assign(globalThis, {
    Element: class {},
    window: {},
    location: { pathname: '/artists/nyra', search: '', reload },
    document: {
      documentElement: { dataset: root },
      head: { append: () => {} },
      body: { dataset: {} },
      createElement: () => ({}),
      querySelector: () => null,
    },
    addEventListener: page.addEventListener.bind(page),
    // Node does not know the short form of `capture` here
    removeEventListener: (type: string, hear: EventListener, capture = false) =>
      page.removeEventListener(type, hear, { capture }),
  });
  waitForUse(FILES);
});

function showAgain(persisted: boolean) {
  page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
}

test('a page that was left before React had come is loaded anew as one comes back to it', () => {
  page.dispatchEvent(new Event('pointermove'));
  showAgain(false);
  expect(reload).not.toHaveBeenCalled();
  showAgain(true);
  expect(reload).toHaveBeenCalledTimes(1);
});

test('a page that lives, or that nobody touched, is shown as it was left', () => {
  showAgain(true);
  page.dispatchEvent(new Event('pointermove'));
  root.live = '';
  showAgain(true);
  expect(reload).not.toHaveBeenCalled();
});
