import path from 'node:path';
import { ContentError, loadContent } from '../../content/load';
import { seedContent } from '../../db/audience/artists';
import { errorCode } from '../../db/engine/errors';
import { limitAnswers } from '../../db/engine/postgres-client';
import { adoptOldViews } from '../analytics/adopt-old-views';
import { createApp } from '../app';
import { createEngine } from '../assistant/engine/create-engine';
import { once } from '../assistant/parts';
import type { Deps } from '../deps';
import { FILLED_PAGES } from '../filled-pages';
import { isEncrypted } from '../http/security-headers';
import { createHttpServer } from '../http/server';
import { createLog } from '../log';
import { startWorker, type Worker } from '../outbox/worker';
import { openPages } from '../pages/open-pages';
import { siteMismatch } from '../pages/site-release';
import type { Config } from '../settings/config';
import { CUT_OFF, isCutOff, isShutOut, SHUT_OUT } from '../settings/site-elsewhere';
import { misspelling } from '../settings/unknown-settings';
import { StartError } from '../start-error';
import { startSweeper } from '../sweeper';
import { textsOf } from '../texts';
import { bringUpToDate } from './bring-up-to-date';
import { makeDataDir } from './data-dir';
import { databaseRefusal } from './database-refusal';
import { holdCalls } from './hold-calls';
import { listen, localUrl } from './listen';
import { openLogFile } from './log-file';
import { openDeps } from './open-deps';
import { openSecret } from './secret';
import { stopGently } from './stop';
import { warmAssistant } from './warm-assistant';

/** Less than the site waits for an answer, and far more than anything asked here takes. */
const DATABASE_PATIENCE_MS = 20_000;

/** The running service. */
export interface Service {
  /** Where it answers. */
  url: string;
  log: Deps['log'];
  stop(): Promise<void>;
}

/**
 * Starts the whole service; resolves when it is ready. The port is taken before the database is
 * touched, so a second start beside a running one changes nothing.
 * @throws StartError in one line for everything a person can mend.
 */
export async function start(config: Config): Promise<Service> {
  await makeDataDir(config.dataDir);
  const contentDir = path.join(config.root, 'content');
  const siteDir = path.join(config.root, 'public');
  const [content, pages] = await Promise.all([
    readContent(contentDir),
    openPages(siteDir, FILLED_PAGES, isEncrypted(config.publicUrl)),
  ]);
  const server = createHttpServer(config.trustedProxies > 0);
  const answerWith = holdCalls(server);
  // Who comes to a socket that is held waits, and need not be told that the service is starting.
  const isHeld = config.heldSocket !== undefined;
  const port = isHeld ? config.port : await listen(server, config);
  const secret = await openSecret(config).catch((error: unknown) => {
    server.close();
    throw error;
  });

  let worker: Worker | undefined;
  const deps = openDeps(
    {
      config,
      secret,
      texts: textsOf(content),
      pages,
      log: createLog(config.logLevel, process.stderr.isTTY === true, openLogFile(config.dataDir)),
      wakeOutbox: () => worker?.wake(),
      engine: once(async () => createEngine(content)),
    },
    port,
  );
  answerWith(createApp(deps));

  try {
    await bringUpToDate(deps);
    await adoptOldViews(deps.db);
    await seedContent(
      deps.db,
      content.artists.map(({ slug, name }) => ({ id: slug, name })),
      content.renamedArtists,
    );
  } catch (error) {
    server.close();
    server.closeAllConnections();
    await deps.db.destroy();
    throw refusalOf(error, config);
  }

  for (const db of [deps.db, deps.reads]) limitAnswers(db, DATABASE_PATIENCE_MS);
  for (const setting of config.unknown) if (setting.meant) deps.log.warn(misspelling(setting));
  if (isCutOff(config)) deps.log.warn(CUT_OFF);
  if (isShutOut(config)) deps.log.warn(SHUT_OUT);
  const isShown = pages.isBuilt && !config.isSiteLive;
  const mismatch = isShown && (await siteMismatch(siteDir, contentDir, deps.version));
  if (mismatch) deps.log.warn(`The site in public/: ${mismatch} Run npm run build.`);
  worker = startWorker(deps);
  const running = worker;
  const stopSweeping = startSweeper(deps);
  deps.life.phase = 'ready';
  if (isHeld) await listen(server, config);
  const stopWarming = warmAssistant(deps);
  return {
    url: localUrl(config.host, port),
    log: deps.log,
    stop: () => {
      stopWarming();
      stopSweeping();
      return stopGently(deps, server, running);
    },
  };
}

async function readContent(folder: string) {
  try {
    return (await loadContent(folder)).content;
  } catch (error) {
    throw error instanceof ContentError ? new StartError(error.message) : error;
  }
}

function refusalOf(error: unknown, { database }: Config): unknown {
  const refusal = databaseRefusal(error);
  if (refusal !== undefined) return new StartError(refusal);
  // the driver reads certificates when it connects
  if (error instanceof Error && 'syscall' in error && error.syscall === 'open') {
    return new StartError(
      `DATABASE_URL: a file that it names cannot be read (${errorCode(error)}). Mend sslrootcert, sslcert or sslkey in it`,
    );
  }
  if (/migration directory is corrupt/.test(String(error))) {
    const setting = 'url' in database ? 'DATABASE_URL' : 'DATA_DIR';
    return new StartError(
      `${setting}: the database was made by a newer version. Start that version, or restore a backup`,
    );
  }
  return error;
}
