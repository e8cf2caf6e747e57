import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import path from 'node:path';
import { freePort } from '../../../cli/setup/service/free-port.mjs';
import type { Server } from '../processes';

const PATIENCE_MS = 5_000;

/** Whether nginx is on this machine. */
export function hasNginx(): boolean {
  try {
    execFileSync('nginx', ['-v'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/** nginx with one worker, which sends one file for every address; its pages are open and in the system's memory. */
export async function startNginx(dir: string, file: string): Promise<Server> {
  const port = await freePort();
  mkdirSync(path.join(dir, 'tmp'));
  const config = path.join(dir, 'nginx.conf');
  writeFileSync(config, configOf(dir, port, file));
  const child = spawn('nginx', ['-p', dir, '-c', config, '-e', path.join(dir, 'errors')], {
    stdio: 'ignore',
  });
  await untilOpen(port);
  // the worker is the master's only child
  const [worker = ''] = readFileSync(`/proc/${child.pid}/task/${child.pid}/children`, 'utf8').split(
    ' ',
  );
  return {
    port,
    pid: Number(worker),
    child,
    stop: async () => {
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
    },
  };
}

function configOf(dir: string, port: number, file: string): string {
  const own = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `  ${name}_temp_path ${dir}/tmp/${name};`,
  );
  return `user root;
worker_processes 1;
daemon off;
pid ${dir}/pid;
events { worker_connections 1024; }
http {
${own.join('\n')}
  access_log off;
  sendfile on;
  tcp_nopush on;
  open_file_cache max=100;
  keepalive_requests 100000000;
  server {
    listen 127.0.0.1:${port};
    location / {
      default_type "text/html; charset=utf-8";
      add_header Content-Encoding br;
      add_header Cache-Control "public, max-age=0, must-revalidate";
      root ${path.dirname(file)};
      try_files /${path.basename(file)} =404;
    }
  }
}
`;
}

async function untilOpen(port: number): Promise<void> {
  const until = performance.now() + PATIENCE_MS;
  while (performance.now() < until) {
    const isOpen = await new Promise<boolean>((resolve) => {
      const socket = connect(port, '127.0.0.1', () => resolve(true));
      socket.once('error', () => resolve(false)).once('connect', () => socket.end());
    });
    if (isOpen) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error('nginx did not start.');
}
