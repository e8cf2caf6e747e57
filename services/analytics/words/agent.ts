import { DEVICES, UNKNOWN } from '../../contracts/limits/analytics';

/** The kind of device, program and system that a user agent names. */
export interface AgentWords {
  device: string;
  browser: string;
  system: string;
}

const OTHER = 'Other';

/** First match counts: most browsers name others too. */
const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\bOPR\/|\bOpera\b|\bOPT\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bVivaldi\//, 'Vivaldi'],
  [/\bYaBrowser\//, 'Yandex'],
  [/\bUCBrowser\//, 'UC Browser'],
  [/\bInstagram\b/, 'Instagram'],
  [/\bFBA[NV]\//, 'Facebook'],
  [/\bTikTok\b|musical_ly|BytedanceWebview/, 'TikTok'],
  [/\bDuckDuckGo\//, 'DuckDuckGo'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|Chromium|CriOS)\//, 'Chrome'],
  [/\bVersion\/[\d.]+.*\bSafari\//, 'Safari'],
  [/\bTrident\/|\bMSIE /, 'Internet Explorer'],
];

const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/\b(?:iPhone|iPod)\b/, 'iOS'],
  [/\biPad\b/, 'iPadOS'],
  [/\bAndroid\b/, 'Android'],
  [/\bKAIOS\b/i, 'KaiOS'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b|\bMacintosh\b/, 'macOS'],
  [/\bLinux\b|\bX11\b/, 'Linux'],
];

/**
 * What `agentClass` can make. Looked up whole: a header may be written like one, with names of its own, of which
 * there would be no end.
 */
const CLASSES = new Map(
  namesOf(BROWSERS).flatMap((browser) =>
    namesOf(SYSTEMS).flatMap((system) =>
      DEVICES.map((device) => {
        const words: AgentWords = { device, browser, system };
        return [classOf(words), words] as const;
      }),
    ),
  ),
);

/** Reads a user agent, or what `agentClass` made of one. */
export function agentWords(agent: string | null): AgentWords {
  if (!agent) return { device: UNKNOWN, browser: UNKNOWN, system: UNKNOWN };
  const known = CLASSES.get(agent);
  if (known) return known;
  const browser = BROWSERS.find(([pattern]) => pattern.test(agent))?.[1] ?? OTHER;
  const system = SYSTEMS.find(([pattern]) => pattern.test(agent))?.[1] ?? OTHER;
  return { device: deviceOf(agent, system), browser, system };
}

/** A user agent said in a few words, of which there are few: `Chrome on Android (mobile)`. */
export function agentClass(agent: string): string {
  return classOf(agentWords(agent));
}

function classOf({ device, browser, system }: AgentWords): string {
  return `${browser} on ${system} (${device})`;
}

function namesOf(table: typeof BROWSERS): string[] {
  return [...table.map(([, name]) => name), OTHER];
}

function deviceOf(agent: string, system: string): string {
  if (system === 'iPadOS' || /\b(?:Tablet|PlayBook|Silk)\b/.test(agent)) return 'tablet';
  if (/\b(?:SmartTV|SMART-TV|BRAVIA|AppleTV|HbbTV)\b/.test(agent)) return 'other';
  if (system === 'Android') return /\bMobile\b/.test(agent) ? 'mobile' : 'tablet';
  if (system === 'iOS' || system === 'KaiOS' || /\bMobile\b/.test(agent)) return 'mobile';
  return system === OTHER ? 'other' : 'desktop';
}
