import { once } from 'node:events';
import { createServer, type Server, type Socket } from 'node:net';

/**
 * How the mail server behaves. `away`: nobody listens. `busy`: 421 as greeting. `later`: 451 for
 * every recipient. `drop`: takes the mail and hangs up without a word. `hang`: takes the mail and
 * says nothing. `slow`: says yes after a while. `well`: as it should be.
 */
export type Manner = 'away' | 'busy' | 'later' | 'drop' | 'hang' | 'slow' | 'well';

/** A mail server that keeps what it takes, whether it says so or not. */
export interface MailServer {
  url: string;
  /** How often each mail was taken, by its `Message-ID`. */
  taken: Map<string, number>;
  /** How many of them it took without saying so. */
  unsaid(): number;
  behave(manner: Manner): Promise<void>;
  close(): Promise<void>;
}

const SLOW_MS = 40;

/** Starts it, behaving well, on a port of its own. */
export async function startMailServer(): Promise<MailServer> {
  const taken = new Map<string, number>();
  let unsaid = 0;
  const take = (mail: string, isSaid: boolean) => {
    const id = /^Message-ID: (\S+)\r$/im.exec(mail)?.[1] ?? 'none';
    taken.set(id, (taken.get(id) ?? 0) + 1);
    if (!isSaid) unsaid += 1;
  };
  const sockets = new Set<Socket>();
  let manner: Manner = 'well';
  let server: Server | undefined;
  let port = 0;

  async function open(): Promise<void> {
    server = createServer((socket) => {
      sockets.add(socket);
      socket.on('error', () => socket.destroy());
      socket.on('close', () => sockets.delete(socket));
      converse(socket, () => manner, take);
    });
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
    const address = server.address();
    port = typeof address === 'object' && address ? address.port : 0;
  }

  async function close(): Promise<void> {
    const closing = server;
    server = undefined;
    if (!closing) return;
    const closed = once(closing, 'close');
    closing.close();
    for (const socket of sockets) socket.destroy();
    await closed;
  }

  await open();
  return {
    url: `smtp://127.0.0.1:${port}`,
    taken,
    unsaid: () => unsaid,
    behave: async (next) => {
      manner = next;
      if (next === 'away') await close();
      else if (!server) await open();
    },
    close,
  };
}

function converse(
  socket: Socket,
  manner: () => Manner,
  keep: (mail: string, isSaid: boolean) => void,
): void {
  const say = (line: string) => socket.writable && socket.write(`${line}\r\n`);
  let isData = false;
  let mail = '';
  let rest = '';
  if (manner() === 'busy') {
    say('421 too busy');
    socket.end();
    return;
  }
  say('220 test');
  socket.on('data', (chunk) => {
    const lines = (rest + chunk.toString('latin1')).split('\r\n');
    rest = lines.pop() ?? '';
    for (const line of lines) {
      if (!isData) answer(line);
      else if (line === '.') take();
      else mail += `${line}\r\n`;
    }
  });

  function answer(line: string): void {
    const command = line.slice(0, 4).toUpperCase();
    if (command === 'DATA') {
      isData = true;
      mail = '';
      say('354 go on');
    } else if (command === 'RCPT' && manner() === 'later') say('451 try again later');
    else if (command === 'QUIT') socket.end('221 bye\r\n');
    else say('250 ok');
  }

  function take(): void {
    isData = false;
    keep(mail, manner() !== 'drop' && manner() !== 'hang');
    if (manner() === 'drop') socket.destroy();
    else if (manner() === 'slow') setTimeout(() => say('250 kept'), SLOW_MS);
    else if (manner() !== 'hang') say('250 kept');
  }
}
