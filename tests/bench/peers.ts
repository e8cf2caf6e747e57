/** What others say of themselves, or were measured at; none of it on our code. */
const PEERS = [
  [
    'Umami 3.1.0 on PostgreSQL, taking views',
    '311/s (270–322), p50 196 ms, 3.6 + 0.9 ms of processor per view',
    'measured on 2 vCPU, 2026-11-20: production build, one process, 64 connections',
  ],
  [
    'Umami 3.1.0, totals of 90 days at 1 M views',
    '667 ms (461–1,448)',
    'measured, the same machine and day',
  ],
  [
    'bare Koa + Knex + SQLite, group commit at full sync, no roll-ups',
    '0.19 (0.15–0.35) of a bare node:http server',
    'measured, the same machine and day',
  ],
  [
    'GoatCounter, taking views',
    'some 800/s on a small virtual machine; acknowledged before they are stored',
    'its author, arp242/goatcounter issue 303, 2020',
  ],
  [
    'Matomo with QueuedTracking',
    'some 830/s with 16 workers on 72 cores',
    'its users, matomo-org/plugin-QueuedTracking issue 252',
  ],
] as const;

/** The same as a table in Markdown, each with its source. */
export function peersTable(): string {
  const rows = PEERS.map((cells) => `| ${cells.join(' | ')} |`);
  return ['| peer | figure | source |', '|---|---|---|', ...rows].join('\n');
}
