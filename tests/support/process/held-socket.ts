import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import path from 'node:path';

const ROOT = path.resolve(__dirname, '../../..');
/** Starts the service again whenever it ends, on the socket at descriptor 3, as systemd does. */
const HOLDER = `
  while [ ! -e "$0" ]; do
    sh -c 'echo "pid $$"; LISTEN_FDS=1 LISTEN_PID=$$ exec "$@"' sh "$@"
  done`;

/** The service under something that holds its socket, so that it may be restarted. */
export async function heldService(env: Record<string, string>, folder: string) {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  // a TCP server has this kind of address
  const { port } = server.address() as AddressInfo;
  // Node has no public way to the descriptor of a server.
  const { fd } = (server as unknown as { _handle: { fd: number } })._handle;
  const stopFile = path.join(folder, 'stop');
  const service = [process.execPath, '--import', require.resolve('tsx'), 'services/main.ts'];
  const { PATH = '', HOME = '' } = process.env;
  const child: ChildProcess = spawn('sh', ['-c', HOLDER, stopFile, ...service], {
    cwd: ROOT,
    env: { PATH, HOME, PORT: String(port), ...env },
    // Nobody reads its log here, and a pipe that nobody reads is full after a second of answers.
    stdio: ['ignore', 'pipe', 'ignore', fd],
  });
  // The holder has it now; what is closed here is only this process's share.
  server.close();

  let said = '';
  child.stdout?.on('data', (chunk) => {
    said += chunk;
  });
  const pids = () => [...said.matchAll(/^pid (\d+)$/gm)].map(([, pid]) => Number(pid));

  return {
    url: `http://127.0.0.1:${port}`,
    /** Resolves once the service has said so many times that it is ready. */
    ready: async (times: number) => {
      while (said.split('Ready:').length <= times) {
        if (child.stdout) await once(child.stdout, 'data');
      }
    },
    restart: () => process.kill(pids().at(-1) ?? 0, 'SIGTERM'),
    stop: async () => {
      writeFileSync(stopFile, '');
      process.kill(pids().at(-1) ?? 0, 'SIGTERM');
      await once(child, 'close');
    },
  };
}
