import type { Hostile } from './request';

const asked = (query: string, status = 422, list = 'summary'): Hostile => ({
  name: `${list}?${query}`,
  method: 'GET',
  path: `/api/admin/${list}?${query}`,
  as: 'admin',
  status,
});

/** Figures asked for in ways that make no sense. */
export const FIGURES: Hostile[] = [
  ...['summary', 'events', 'live'].flatMap((list): Hostile[] => [
    { name: `nobody: ${list}`, method: 'GET', path: `/api/admin/${list}`, status: 401 },
    {
      name: `member: ${list}`,
      method: 'GET',
      path: `/api/admin/${list}`,
      as: 'member',
      status: 403,
    },
  ]),
  asked('from=yesterday'),
  asked('from=2025-02-30'),
  asked('from=2025-06-02T25:00:00Z'),
  asked('from=%00'),
  asked('to=9'),
  asked('interval=second'),
  asked('interval=__proto__'),
  asked('compare=next'),
  asked('tz=Mars%2FOlympus'),
  asked('tz=%00'),
  asked('tz=..%2f..%2fetc%2fpasswd'),
  asked(`path=${'x'.repeat(5_000)}`),
  asked("path='%20or%201=1--", 200),
  asked('path=%25', 200),
  asked('path=%00', 200),
  asked('country=%ED%A0%80'),
  asked('referrer=__proto__', 200),
  asked('device=constructor'),
  asked('device=phone'),
  asked('country=Namibia'),
  asked('not=everything'),
  asked('country=NA&not=', 200),
  asked('not=country', 200),
  asked('limit=0', 422, 'events'),
  asked('limit=501', 422, 'events'),
  asked('before=%00', 422, 'events'),
  asked('before=1', 422, 'events'),
];
