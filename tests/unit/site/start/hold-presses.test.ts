import { holdPresses } from '../../../../site/start/hold-presses';

/** A link that is nothing without React. */
class Link {
  pressed = 0;
  isConnected = true;
  closest = () => this;
  click = () => {
    this.pressed += 1;
  };
  getAttribute = () => 'play';
  setAttribute = () => {};
  removeAttribute = () => {};
}

const link = new Link();
let page = new EventTarget();
const starts = jest.fn();

beforeEach(() => {
  jest.useFakeTimers();
  page = new EventTarget();
  link.pressed = 0;
  starts.mockClear();
  Object.assign(globalThis, {
    Element: Link,
    HTMLAnchorElement: class {},
    document: { body: { popover: null }, querySelectorAll: () => [link] },
    addEventListener: page.addEventListener.bind(page),
    // Node does not know the short form of `capture` here
    removeEventListener: (type: string, hear: EventListener, capture = false) =>
      page.removeEventListener(type, hear, { capture }),
  });
  holdPresses(starts);
});
afterEach(() => jest.useRealTimers());

/** Whether the press was left to the browser. */
function press(keys: Partial<MouseEvent>): boolean {
  const event = Object.assign(new Event('click', { cancelable: true }), keys);
  Object.defineProperty(event, 'target', { value: link });
  return page.dispatchEvent(event);
}

test('a press before React is held, starts it and is given again once', () => {
  expect(press({})).toBe(false);
  expect(starts).toHaveBeenCalledTimes(1);

  page.dispatchEvent(new Event('live'));
  page.dispatchEvent(new Event('live'));
  expect(link.pressed).toBe(1);
  expect(press({})).toBe(true);
});

test.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { button: 1 }])(
  'a press that opens another tab or window is the browser’s own: %j',
  (keys) => {
    expect(press(keys)).toBe(true);
    page.dispatchEvent(new Event('live'));
    expect([starts.mock.calls.length, link.pressed]).toEqual([0, 0]);
  },
);

test('a press that was given up is not given again', () => {
  press({});
  jest.advanceTimersByTime(8_000);
  page.dispatchEvent(new Event('live'));
  expect(link.pressed).toBe(0);
});
