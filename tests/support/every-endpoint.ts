import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { Endpoint } from '../../services/contracts/endpoint';

const CONTRACTS = path.resolve(__dirname, '../../services/contracts');

/** Every endpoint of every contract, by what stands in its declaration. */
export function everyEndpoint(): Endpoint[] {
  const names = readdirSync(CONTRACTS, { recursive: true, encoding: 'utf8' });
  return names
    .filter((name) => name.endsWith('.ts'))
    .flatMap((file): unknown[] => Object.values(require(path.join(CONTRACTS, file))))
    .filter(isEndpoint)
    .sort((a, b) => (`${a.path} ${a.method}` < `${b.path} ${b.method}` ? -1 : 1));
}

function isEndpoint(value: unknown): value is Endpoint {
  return typeof value === 'object' && value !== null && 'method' in value && 'path' in value;
}
