import { ROUTE_EVENT } from '../../../site/analytics/route-event';
import { whenNamed } from '../../../site/when-named';

const page = Object.assign(new EventTarget(), { location: { hash: '#one' } });
beforeAll(() => void Object.assign(globalThis, { window: page }));
afterAll(() => void Reflect.deleteProperty(globalThis, 'window'));

test('the part that is named is told on arrival and after links of both kinds, until the end', () => {
  const told: string[] = [];
  const end = whenNamed((id) => told.push(id));
  expect(told).toEqual(['one']);

  page.location.hash = '#two';
  page.dispatchEvent(new Event('hashchange'));
  page.location.hash = '#three';
  page.dispatchEvent(new Event(ROUTE_EVENT));
  expect(told).toEqual(['one', 'two', 'three']);

  end();
  page.dispatchEvent(new Event('hashchange'));
  page.dispatchEvent(new Event(ROUTE_EVENT));
  expect(told).toHaveLength(3);
});
