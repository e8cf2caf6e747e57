import { keepPressPlace } from '../../../../site/start/keep-press-place';

/** A box that takes the focus by a link alone, as far as a press asks for it. */
class Box {
  parentElement: Box | null;
  attributes = new Map([['tabindex', '-1']]);
  constructor(around: Box | null) {
    this.parentElement = around;
  }
  closest = () => this;
  removeAttribute = (name: string) => this.attributes.delete(name);
  setAttribute = (name: string, value: string) => this.attributes.set(name, value);
}

test('boxes take no focus from a press, and may take it from the click, which after a tap comes at once', () => {
  const heard = new Map<string, (event: { target: unknown }) => void>();
  const main = new Box(null);
  const box = new Box(main);
  const places = () => [main, box].map(({ attributes }) => attributes.get('tabindex'));
  Object.assign(globalThis, {
    Element: Box,
    addEventListener: (type: string, hear: () => void) => heard.set(type, hear),
  });
  keepPressPlace();

  heard.get('mousedown')?.({ target: box });
  expect(places()).toEqual([undefined, undefined]);
  heard.get('mouseup')?.({ target: box });
  expect(places()).toEqual(['-1', '-1']);
});
