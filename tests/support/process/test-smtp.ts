import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';

export interface Received {
  from: string;
  to: string[];
  data: string;
}

/** What a server says that does not take every mail. */
interface Words {
  greeting?: string;
  /** To a recipient. */
  refuse?: string;
}

/** A mail server that keeps what it gets. */
export async function testSmtp(words: Words = {}) {
  const received: Received[] = [];
  const server = createServer((socket) => converse(socket, received, words));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : 0;
  return { url: `smtp://127.0.0.1:${port}`, received, close: () => server.close() };
}

function converse(socket: Socket, received: Received[], { greeting, refuse }: Words): void {
  let mail: Received = { from: '', to: [], data: '' };
  let isData = false;
  let rest = '';
  const say = (line: string) => socket.write(`${line}\r\n`);
  say(greeting ?? '220 test');

  socket.on('error', () => socket.destroy());
  socket.on('data', (chunk) => {
    rest += chunk.toString('latin1');
    const lines = rest.split('\r\n');
    rest = lines.pop() ?? '';
    for (const line of lines) {
      if (isData && line === '.') {
        received.push(mail);
        mail = { from: '', to: [], data: '' };
        isData = false;
        say('250 kept');
      } else if (isData) mail.data += `${line}\r\n`;
      else answer(line);
    }
  });

  function answer(line: string): void {
    const [command = '', argument = ''] = line.split(/ (.*)/s);
    switch (command.toUpperCase()) {
      case 'MAIL':
        mail.from = argument;
        return void say('250 ok');
      case 'RCPT':
        mail.to.push(argument);
        return void say(refuse ?? '250 ok');
      case 'DATA':
        isData = true;
        return void say('354 go on');
      case 'STARTTLS':
        return void say('502 nothing here is encrypted');
      case 'QUIT':
        say('221 bye');
        return void socket.end();
      default:
        say('250 ok');
    }
  }
}
