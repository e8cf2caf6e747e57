import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { framesIn, pagesIn } from '../files-in';

/** In the export, hidden from visitors: the policy of each page, which the service sends with it. */
const POLICY_FILE = '.content-security';
/** The same for hosts of static sites, which read a file of this name. */
const HOST_FILE = '_headers';

const SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script>/gi;
const STYLE = /<style\b([^>]*)>([\s\S]*?)<\/style>/gi;
/** Data in a script element is not run and needs no permission. */
const DATA = /\btype=["']?(?:application|speculationrules|text\/template)/i;
const EXTERNAL = /\bsrc=/i;

/** For hosts of static sites; the service knows more of these. */
const HOST_HEADERS = [
  'X-Content-Type-Options: nosniff',
  'Referrer-Policy: strict-origin-when-cross-origin',
  'X-Frame-Options: DENY',
  'Cross-Origin-Opener-Policy: same-origin',
];
/** Of what others may show and read, as the service says it of the same (`services/pages/manifest.ts`). */
const OTHERS_HEADERS = [
  'Access-Control-Allow-Origin: *',
  'Cross-Origin-Resource-Policy: cross-origin',
];
const FOR_OTHERS = [
  ...['cards', 'events', 'feeds', 'icons', 'oembed', 'press', 'sound', '.well-known'].map(
    (folder) => `/${folder}/*`,
  ),
  '/ai/facts.json',
];
/** Pictures and fonts are named after what is in them. */
const LASTING: Rule = ['/static/*', ['Cache-Control: public, max-age=31536000, immutable']];

/** An address, and what is sent with it. */
type Rule = [address: string, headers: string[]];

/**
 * What a page may load and run: only what lies on its own host, plus the inline scripts and styles
 * that were built into it, by their hashes. Style attributes are free, since pictures carry their
 * colours in them and no attribute can run or fetch anything from elsewhere under this policy.
 * @param service where the service is, when it is not on the site's own host
 */
export function pagePolicy(html: string, service = ''): string {
  const own = service === '' ? "'self'" : `'self' ${new URL(service).origin}`;
  const styles = hashesOf(html, STYLE);
  return [
    // What nothing below names is to be had from nowhere, but for what is fetched ahead, which Firefox asks here, and
    // the manifest: WebKit does not know its name, and reports that on every page.
    "default-src 'self'",
    ["script-src 'self'", ...hashesOf(html, SCRIPT)].join(' '),
    // For browsers that do not tell elements from attributes (Safari before 15.4).
    "style-src 'self' 'unsafe-inline'",
    ["style-src-elem 'self'", ...styles].join(' '),
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    "media-src 'self'",
    `connect-src ${own}`,
    "worker-src 'self'",
    `form-action ${own}`,
    "base-uri 'none'",
    "object-src 'none'",
    "frame-src 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/**
 * The policy of a page that others may frame: pictures and sound of its own host, its own styles, no script, and nothing
 * that a page around it could have a visitor press.
 */
export function framePolicy(html: string): string {
  return [
    "default-src 'none'",
    "img-src 'self'",
    "media-src 'self'",
    ['style-src', ...hashesOf(html, STYLE)].join(' '),
    "base-uri 'none'",
    "form-action 'none'",
    'frame-ancestors *',
  ].join('; ');
}

/**
 * Writes the policy of every page of the export, once for the service and once for static hosts.
 * Call it when the pages are final.
 */
export async function writeContentSecurity(folder: string, service = ''): Promise<void> {
  const policies: Record<string, string> = {};
  for (const file of await pagesIn(folder)) {
    const html = await readFile(path.join(folder, file), 'utf8');
    policies[addressOf(file)] = pagePolicy(html, service);
  }
  for (const file of await framesIn(folder)) {
    policies[addressOf(file)] = framePolicy(await readFile(path.join(folder, file), 'utf8'));
  }
  await writeFile(path.join(folder, POLICY_FILE), JSON.stringify(policies));
  await writeFile(path.join(folder, HOST_FILE), hostFile(policies));
}

/** A file without an index is its own address. */
function addressOf(file: string): string {
  return `/${file}`.replace(/\/index\.html$/, '') || '/';
}

function hashesOf(html: string, element: RegExp): string[] {
  const contents = [...html.matchAll(element)]
    .filter(([, attributes = '']) => !EXTERNAL.test(attributes) && !DATA.test(attributes))
    .map(([, , content = '']) => content);
  const hashes = contents.map((text) => createHash('sha256').update(text).digest('base64'));
  return [...new Set(hashes)].map((hash) => `'sha256-${hash}'`);
}

function hostFile(policies: Record<string, string>): string {
  const rules: Rule[] = [
    ['/*', HOST_HEADERS],
    LASTING,
    ...FOR_OTHERS.map((address): Rule => [address, OTHERS_HEADERS]),
    ...Object.entries(policies).map(
      ([address, policy]): Rule => [address, [`Content-Security-Policy: ${policy}`]],
    ),
  ];
  const lines = rules.flatMap(([address, headers]) => [
    address,
    ...headers.map((header) => `  ${header}`),
  ]);
  return `${lines.join('\n')}\n`;
}
