import { EventEmitter } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { meterRequests } from '../../services/metrics/meter-requests';
import type { Meters } from '../../services/metrics/meters';
import { filesIn } from './source-files';

/** The class under which requests of a path are counted. */
function classOf(url: string): string {
  const counted: string[] = [];
  const requests = { inc: ({ route }: { route: string }) => void counted.push(route) };
  const meters = { requests, requestSeconds: { observe: () => {} } };
  const response = Object.assign(new EventEmitter(), { getHeader: () => undefined });
  // as much of each as is looked at
  const count = meterRequests(meters as unknown as Meters);
  count({ url, method: 'GET' } as IncomingMessage, response as unknown as ServerResponse, 0);
  response.emit('close');
  return counted.join();
}

const paths = filesIn(['services/contracts'], /\.ts$/).flatMap(({ text }) =>
  [...text.matchAll(/^ {2}path: '(\/api\/[^']+)',$/gm)].map(([, path = '']) => path),
);

test('the requests of every endpoint are counted under its feature', () => {
  expect(paths.length).toBeGreaterThan(40);
  expect(paths.filter((path) => classOf(path) === 'api_other')).toEqual([]);
  expect(classOf('/api/nothing')).toBe('api_other');
});
