import { type Service, start } from './life/start';
import { loadConfig } from './settings/config';
import { StartError } from './start-error';

const OLDEST_NODE = [20, 17] as const;
const PATIENCE_MS = 10_000;
/** What shells report of a program that was interrupted. */
const STOPPED_AT_ONCE = 130;

// Output that takes nothing, as a file on a full disk or a terminal that went, is no reason to end.
for (const output of [process.stdout, process.stderr]) output.on('error', () => {});

run().catch((error: unknown) => {
  const isExpected = error instanceof StartError;
  process.stderr.write(
    `${isExpected ? error.message : String((error as Error)?.stack ?? error)}\n`,
  );
  process.exit(1);
});

async function run(): Promise<void> {
  checkNode(process.versions.node);
  // Whatever is written, database and mails above all, is for this user's eyes.
  process.umask(0o077);
  const service = await start(loadConfig());
  stopOnSignals(service);
  process.stdout.write(`Ready: ${service.url}\n`);
}

function checkNode(version: string): void {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const [oldestMajor, oldestMinor] = OLDEST_NODE;
  if (major > oldestMajor || (major === oldestMajor && minor >= oldestMinor)) return;
  throw new StartError(
    `Node ${version} is too old. Install Node ${OLDEST_NODE.join('.')} or newer`,
  );
}

/** The first signal stops gently, for a while; a second one at once. */
function stopOnSignals({ stop, log }: Service): void {
  let isStopping = false;
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      if (isStopping) process.exit(STOPPED_AT_ONCE);
      isStopping = true;
      setTimeout(() => process.exit(1), PATIENCE_MS).unref();
      stop().then(
        () => process.exit(0),
        (error: unknown) => {
          log.error({ error: String(error) }, 'stop failed');
          process.exit(1);
        },
      );
    });
  }
}
