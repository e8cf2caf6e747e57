import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The limit of serving: Node's own server, which answers every request with one file it holds. */
const body = readFileSync(process.env.BENCH_FILE ?? '');
const headers = {
  'Content-Type': 'text/html; charset=utf-8',
  'Content-Encoding': 'br',
  'Cache-Control': 'public, max-age=0, must-revalidate',
  'Content-Length': body.length,
};
const server = createServer((_request, response) => {
  response.writeHead(200, headers).end(body);
});
server.listen(0, '127.0.0.1', () => {
  const { port } = server.address() as AddressInfo; // a TCP server has this kind of address
  process.stdout.write(`Ready: http://localhost:${port}\n`);
});
process.on('SIGTERM', () => process.exit(0));
