import { expect, openLive, test } from '../watched-page';

/** What a key did that was pressed as React began: `undefined` while there was none. */
interface Pressed {
  broughtAll?: boolean;
}

test('a key pressed as React begins does not have it bring the whole page at once', async ({
  page,
  complaints,
}) => {
  await page.addInitScript(() => {
    const add = EventTarget.prototype.addEventListener;
    const press = () => {
      const link = document.querySelector('main a');
      link?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Shift', bubbles: true }));
      // React marks what it has taken over
      const broughtAll = Object.keys(link ?? {}).some((key) => key.startsWith('__react'));
      Object.assign(window, { broughtAll });
    };
    EventTarget.prototype.addEventListener = function (...args) {
      add.apply(this, args);
      const isRoot = this instanceof Element && this.id === '___gatsby';
      if (isRoot && args[0] === 'wheel') queueMicrotask(press);
    };
  });
  await openLive(page, '/faq');

  expect(await page.evaluate(() => (window as Pressed).broughtAll)).toBe(false);
  expect(complaints).toEqual([]);
});
