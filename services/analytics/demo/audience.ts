/** Where made-up visitors come from and what they use, with how many of them do. */
export const REFERRERS: readonly (readonly [string | null, number])[] = [
  [null, 44],
  ['https://www.google.com/', 17],
  ['https://www.instagram.com/', 11],
  ['https://www.tiktok.com/', 7],
  ['https://www.youtube.com/', 6],
  ['https://open.spotify.com/', 5],
  ['https://www.google.co.za/', 3],
  ['https://t.co/', 2],
  ['https://www.facebook.com/', 2],
  ['https://duckduckgo.com/', 1],
  ['https://www.bing.com/', 1],
  ['https://www.reddit.com/', 1],
];

/** Queries of addresses that were handed out, by how often they are followed. */
export const CAMPAIGNS: readonly (readonly [string, number])[] = [
  ['', 91],
  ['?utm_source=newsletter&utm_medium=email&utm_campaign=drops', 4],
  ['?utm_source=instagram&utm_medium=social&utm_campaign=bio', 3],
  ['?ref=press-kit', 1],
  ['?utm_source=poster&utm_medium=qr', 1],
];

const WEBKIT = 'AppleWebKit/537.36 (KHTML, like Gecko)';

/** Browsers, of the versions that each day sees most. */
export const AGENTS: readonly (readonly [string, number])[] = [
  [`Mozilla/5.0 (Linux; Android 14) ${WEBKIT} Chrome/138.0.0.0 Mobile Safari/537.36`, 30],
  [`Mozilla/5.0 (Linux; Android 10; K) ${WEBKIT} Chrome/137.0.0.0 Mobile Safari/537.36`, 9],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
    22,
  ],
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${WEBKIT} Chrome/138.0.0.0 Safari/537.36`, 17],
  [
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${WEBKIT} Chrome/138.0.0.0 Safari/537.36 Edg/138.0.0.0`,
    5,
  ],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Safari/605.1.15',
    7,
  ],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0', 4],
  [
    `Mozilla/5.0 (Linux; Android 13; SM-X700) ${WEBKIT} SamsungBrowser/28.0 Chrome/130.0.0.0 Safari/537.36`,
    3,
  ],
  [
    'Mozilla/5.0 (iPad; CPU OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
    3,
  ],
];

/** Countries as a proxy would name them. */
export const COUNTRIES: readonly (readonly [string, number])[] = [
  ['NA', 24],
  ['ZA', 22],
  ['NG', 12],
  ['US', 10],
  ['GB', 8],
  ['DE', 6],
  ['KE', 6],
  ['AO', 4],
  ['BW', 4],
  ['ES', 2],
  ['FR', 2],
];

/** Share of a day's visits that begin in each hour of UTC. */
export const HOURS: readonly (readonly [number, number])[] = [
  3, 2, 2, 2, 3, 4, 6, 7, 8, 8, 8, 9, 10, 10, 10, 11, 13, 15, 17, 18, 16, 13, 9, 5,
].map((weight, hour) => [hour, weight] as const);

/** Pages of the site, the artists' among them, and how much each is looked at. */
export function demoPages(artists: readonly string[]): (readonly [string, number])[] {
  return [
    ['/', 30],
    ['/artists', 12],
    ...artists.map((slug, n) => [`/artists/${slug}`, 16 / (n + 1)] as const),
    ['/africa', 9],
    ['/global', 7],
    ['/listen', 8],
    ['/news', 7],
    ['/join/newsletter', 4],
    ['/about', 4],
    ['/next-gen', 3],
    ['/contact', 3],
    ['/faq', 2],
  ];
}
