import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { openPages } from '../../../services/pages/open-pages';

/** The part of the service that sends pages, for any folder: what stands in two of them is served alike. */
async function main(): Promise<void> {
  const pages = await openPages(process.env.BENCH_SITE ?? '');
  const server = createServer((request, response) => {
    pages.answer(request, response, () => response.writeHead(404).end());
  });
  server.listen(0, '127.0.0.1', () => {
    const { port } = server.address() as AddressInfo; // a TCP server has this kind of address
    process.stdout.write(`Ready: http://localhost:${port}\n`);
  });
}

process.on('SIGTERM', () => process.exit(0));
void main();
