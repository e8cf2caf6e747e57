import written from '../../.cache/site/shell.json';
import type { ShellData } from './shell-data';

/** What stands around every page, as the build wrote it (site/build/shell.ts is its only writer). */
export const shell = written as unknown as ShellData; // JSON loses the literal types
