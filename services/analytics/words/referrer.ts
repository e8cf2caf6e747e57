/** Stands for a visit that no other site led to. */
const DIRECT = '(direct)';

/** Sites by the ending of their host, or the beginning of it where they have one per country. */
const SOURCES: readonly (readonly [RegExp, string])[] = [
  [/^com\.google\.android\.gm$|^mail\.google\.com$/, 'Gmail'],
  [/(?:^|\.)google\.[a-z.]+$|^com\.google\.android\.googlequicksearchbox$/, 'Google'],
  [/(?:^|\.)bing\.com$/, 'Bing'],
  [/(?:^|\.)duckduckgo\.com$/, 'DuckDuckGo'],
  [/(?:^|\.)ecosia\.org$/, 'Ecosia'],
  [/(?:^|\.)yahoo\.[a-z.]+$/, 'Yahoo'],
  [/(?:^|\.)yandex\.[a-z.]+$/, 'Yandex'],
  [/(?:^|\.)baidu\.com$/, 'Baidu'],
  [/(?:^|\.)(?:youtube\.com|youtu\.be)$/, 'YouTube'],
  [/(?:^|\.)(?:spotify\.com|spotify\.link)$/, 'Spotify'],
  [/(?:^|\.)music\.apple\.com$/, 'Apple Music'],
  [/(?:^|\.)soundcloud\.com$/, 'SoundCloud'],
  [/(?:^|\.)bandcamp\.com$/, 'Bandcamp'],
  [/(?:^|\.)audiomack\.com$/, 'Audiomack'],
  [/(?:^|\.)boomplay\.com$/, 'Boomplay'],
  [/(?:^|\.)instagram\.com$/, 'Instagram'],
  [/(?:^|\.)(?:facebook\.com|fb\.me|fb\.com)$|^com\.facebook\.katana$/, 'Facebook'],
  [/(?:^|\.)(?:tiktok\.com)$/, 'TikTok'],
  [/^t\.co$|(?:^|\.)(?:twitter|x)\.com$/, 'X'],
  [/(?:^|\.)threads\.(?:net|com)$/, 'Threads'],
  [/(?:^|\.)bsky\.app$/, 'Bluesky'],
  [/(?:^|\.)(?:reddit\.com|redd\.it)$/, 'Reddit'],
  [/(?:^|\.)(?:discord\.com|discord\.gg)$/, 'Discord'],
  [/(?:^|\.)(?:whatsapp\.com|wa\.me)$/, 'WhatsApp'],
  [/^t\.me$|(?:^|\.)telegram\.org$/, 'Telegram'],
  [/(?:^|\.)(?:linkedin\.com|lnkd\.in)$/, 'LinkedIn'],
  [/(?:^|\.)(?:wikipedia\.org)$/, 'Wikipedia'],
  [/(?:^|\.)(?:chatgpt\.com|openai\.com)$/, 'ChatGPT'],
];

/** The host of a stored referrer, and the site it belongs to; the host again where it is not known. */
export function referrerWords(referrer: string | null): { referrer: string; source: string } {
  if (referrer === null) return { referrer: DIRECT, source: DIRECT };
  const host = /^[a-z-]+:\/\/([^/]+)/.exec(referrer)?.[1] ?? referrer;
  return { referrer: host, source: siteOf(host) ?? host };
}

/** The site of a stored referrer, of which there are few; undefined where it is not known. */
export function knownSource(referrer: string): string | undefined {
  return siteOf(referrerWords(referrer).referrer);
}

function siteOf(host: string): string | undefined {
  const name = host.replace(/:\d+$/, '');
  return SOURCES.find(([pattern]) => pattern.test(name))?.[1];
}
