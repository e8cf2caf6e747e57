import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { ifThere } from '../if-there';
import { StartError } from '../start-error';

/** Written by the build: the policy of each page by its address, with the hashes of its scripts. */
const FILE = '.content-security';
const Policies = z.record(z.string(), z.string());

/** For pages that the build knows nothing of: plain HTML that the service writes itself. */
const PLAIN_PAGE =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; connect-src 'self'; form-action 'self'; base-uri 'none'; object-src 'none'; frame-ancestors 'none'";
/** Pictures, scripts, data: nobody opens them as a page, and if, they may show themselves. */
const OTHER_FILE =
  "default-src 'self'; style-src 'self' 'unsafe-inline'; base-uri 'none'; object-src 'none'; frame-ancestors 'none'";

/** The `Content-Security-Policy` of what the site consists of. */
export interface PagePolicies {
  /** Of a page by its path; an unknown path has the policy of the page for unknown addresses. */
  ofPage(path: string): string;
  ofFile: string;
}

/**
 * Reads the policies of a built site. Without them its pages show, but none of their inline scripts
 * runs.
 * @param isEncrypted whether visitors come by https, so that everything may be asked for by https
 * @throws StartError when they cannot be understood.
 */
export async function readPolicies(folder: string, isEncrypted: boolean): Promise<PagePolicies> {
  const file = path.join(folder, FILE);
  const policies = parsePolicies((await ifThere(readFile(file, 'utf8'))) ?? '{}', file);
  const upgrade = isEncrypted ? '; upgrade-insecure-requests' : '';
  return {
    ofPage: (page) => (policies[page] ?? policies['/404.html'] ?? PLAIN_PAGE) + upgrade,
    ofFile: OTHER_FILE + upgrade,
  };
}

function parsePolicies(text: string, file: string): Record<string, string> {
  try {
    return Policies.parse(JSON.parse(text));
  } catch {
    throw new StartError(`${file}: cannot be understood. Run: npm run build`);
  }
}
