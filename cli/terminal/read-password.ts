import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { StartError } from '../../services/start-error';

/** What is read from: a terminal, or a pipe. */
export type PasswordInput = NodeJS.ReadableStream & { isTTY?: boolean };

const LONGEST = 1024;

/**
 * Reads a password. On a terminal it asks twice and shows nothing of what is typed; from a pipe it
 * takes the first line.
 * @throws StartError when nothing comes, or not twice the same.
 */
export async function readPassword(
  input: PasswordInput,
  prompt: (text: string) => void,
): Promise<string> {
  const password = input.isTTY ? await askTwice(input, prompt) : await firstLine(input);
  if (password !== '') return password;
  throw new StartError('There is no password. Type one, or pipe it in.');
}

async function askTwice(input: PasswordInput, prompt: (text: string) => void): Promise<string> {
  const unseen = new Writable({ write: (_chunk, _encoding, done) => done() });
  const terminal = createInterface({ input, output: unseen, terminal: true });
  // The keyboard's interrupt is a mere key here; it has to end the program all the same.
  terminal.on('SIGINT', () => {
    terminal.close();
    process.kill(process.pid, 'SIGINT');
  });
  const ask = async (question: string) => {
    prompt(question);
    const answer = await terminal.question('');
    prompt('\n');
    return answer;
  };
  try {
    const password = await ask('Password: ');
    if (password === '' || password === (await ask('Once more: '))) return password;
    throw new StartError('The two passwords differ. Try again.');
  } finally {
    terminal.close();
  }
}

async function firstLine(input: PasswordInput): Promise<string> {
  let text = '';
  input.setEncoding('utf8');
  for await (const chunk of input) {
    text += chunk;
    if (text.includes('\n') || text.length > LONGEST) break;
  }
  return text.split(/\r?\n/)[0] ?? '';
}
