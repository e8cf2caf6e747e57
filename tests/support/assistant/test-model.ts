import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What a model does with a call. */
type Behaviour = (response: ServerResponse, body: ModelCall) => void | Promise<void>;

/** What was sent to it. */
export interface ModelCall {
  headers: IncomingMessage['headers'];
  path: string | undefined;
  model: string;
  messages: { role: string; content: string }[];
  stream_options?: object;
  tools?: unknown;
}

/** A chat-completions endpoint on this machine that behaves as it is told. */
export async function testModel(behave: Behaviour) {
  const calls: ModelCall[] = [];
  let closed = 0;
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const call = {
      ...JSON.parse(Buffer.concat(chunks).toString()),
      headers: request.headers,
      path: request.url,
    };
    calls.push(call);
    response.on('close', () => {
      if (!response.writableFinished) closed += 1;
    });
    await behave(response, call);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo; // a TCP server has this kind of address
  return {
    url: `http://127.0.0.1:${port}/v1`,
    calls,
    /** Calls whose caller hung up. */
    hangUps: () => closed,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** Streams some texts as a model does, and ends as it should. */
export function saying(...texts: string[]): Behaviour {
  return (response) => {
    begin(response);
    for (const text of texts) response.write(piece(text));
    response.write(`data: ${JSON.stringify({ choices: [], usage: { total_tokens: 321 } })}\n\n`);
    response.end('data: [DONE]\n\n');
  };
}

/** Streams some texts and then falls silent, the connection open. */
export function stallingAfter(...texts: string[]): Behaviour {
  return (response) => {
    begin(response);
    for (const text of texts) response.write(piece(text));
  };
}

/** Streams some texts and hangs up. */
export function breakingAfter(...texts: string[]): Behaviour {
  return (response) => {
    begin(response);
    for (const text of texts) response.write(piece(text));
    setImmediate(() => response.destroy());
  };
}

/** Answers with a status and no stream. */
export function refusing(status: number): Behaviour {
  return (response) => void response.writeHead(status).end('{"error":{"message":"no"}}');
}

/** Begins a stream. */
export function begin(response: ServerResponse): void {
  response.writeHead(200, { 'content-type': 'text/event-stream' });
}

/** One part of a streamed answer. */
export function piece(text: string): string {
  return `data: ${JSON.stringify({ choices: [{ delta: { content: text } }] })}\n\n`;
}
