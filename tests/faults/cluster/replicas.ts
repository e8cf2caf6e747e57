import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { startProcess } from '../../support/process/test-process';
import type { Balancer } from './balancer';
import { type Line, layLine } from './cuttable';

/** What all replicas are told alike. */
interface Shared {
  folder: string;
  databaseUrl: string;
  smtpUrl: string;
}

/** Replicas of the service over one database, each on a line to it of its own. */
export interface Replicas {
  start(index: number): Promise<void>;
  end(index: number, signal: NodeJS.Signals): Promise<void>;
  line(index: number): Line;
  /** What they wrote of failures on their side, apart from the database being away. */
  said(): string[];
  close(): void;
}

/** Lays the lines; nothing is started yet. */
export async function prepareReplicas(
  count: number,
  { folder, databaseUrl, smtpUrl }: Shared,
  balancer: Balancer,
): Promise<Replicas> {
  const url = new URL(databaseUrl);
  const lines: Line[] = [];
  for (let n = 0; n < count; n += 1) lines.push(await layLine(Number(url.port)));
  const processes = new Map<number, ReturnType<typeof startProcess>>();
  const ended: ReturnType<typeof startProcess>[] = [];
  const line = (index: number) => {
    const found = lines[index];
    if (!found) throw new Error(`There is no replica ${index}.`);
    return found;
  };

  return {
    line,
    start: async (index) => {
      const dataDir = path.join(folder, `replica-${index}`);
      mkdirSync(dataDir, { recursive: true });
      const through = new URL(databaseUrl);
      through.port = String(line(index).port);
      const service = startProcess({
        DATABASE_URL: through.href,
        DATA_DIR: dataDir,
        JWT_SECRET: 'a secret of replicas that is long enough',
        PUBLIC_URL: balancer.url,
        SMTP_URL: smtpUrl,
        RATE_LIMITS: 'off',
        LOG_LEVEL: 'error',
      });
      processes.set(index, service);
      balancer.place(index, await service.ready());
    },
    end: async (index, signal) => {
      const service = processes.get(index);
      if (!service) return;
      service.kill(signal);
      await service.ended;
      ended.push(service);
    },
    said: () =>
      [...ended, ...processes.values()].flatMap(({ said }) =>
        said.err.split('\n').filter((text) => text.includes('"problem":"internal"')),
      ),
    close: () => {
      for (const one of lines) one.close();
    },
  };
}
