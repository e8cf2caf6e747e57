import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The limit: Node's own server, which reads a body, parses it and answers 204. */
const server = createServer((request, response) => {
  let body = '';
  request.setEncoding('utf8');
  request.on('data', (chunk) => {
    body += chunk;
  });
  request.on('end', () => {
    response.writeHead(Object(JSON.parse(body)) ? 204 : 400).end();
  });
});
server.listen(0, '127.0.0.1', () => {
  const { port } = server.address() as AddressInfo; // a TCP server has this kind of address
  process.stdout.write(`Ready: http://localhost:${port}\n`);
});
process.on('SIGTERM', () => process.exit(0));
