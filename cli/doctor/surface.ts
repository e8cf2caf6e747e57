import { createServer } from 'node:http';
import path from 'node:path';
import type { Config } from '../../services/settings/config';
import type { CliContext } from '../context';
import { verdictOn } from '../verdict';
import { whoServes } from '../who-serves';
import { type Finding, fail, ok } from './finding';

/** Whether `public/` holds the site of the present sources. */
export async function lookAtBuild(
  { root, contentDir }: CliContext,
  config: Config,
): Promise<Finding> {
  const { isBuilt, wasBuilt } = await import('../setup/site/built.mjs');
  const { siteFingerprint } = await import('../setup/site/sources.mjs');
  const { signedWith } = await import('../setup/site/signing.mjs');
  const { gatsbyEnv } = await import('../setup/service/settings.mjs');
  const mend = 'Run npm run build, or npm start.';
  if (!wasBuilt(root)) return fail('Site', 'It has not been built.', mend);
  const env = await gatsbyEnv(config);
  if (isBuilt(root, siteFingerprint(root, env))) {
    return signedWith(root, env) === 'other'
      ? fail('Site', 'Its list of media is signed with another key than the one in DATA_DIR.', mend)
      : ok('Site', 'It is built from the present sources and settings.');
  }
  const { siteMismatch } = await import('../../services/pages/site-release');
  const { version } = await import('../../package.json');
  const mismatch = await siteMismatch(path.join(root, 'public'), contentDir, version);
  return fail('Site', mismatch ?? 'Sources or settings have changed since it was built.', mend);
}

/** Whether the port is free, or taken by the product itself. */
export async function lookAtPort(_: CliContext, config: Config): Promise<Finding> {
  const { host, port } = config;
  const user = await whoServes(config);
  if (user === 'product') return ok('Port', `The product serves on ${port}.`);
  if (user === 'silent') {
    return fail(
      'Port',
      `Something takes calls on ${port} and does not answer.`,
      'Is it the product, just starting? Then look again in a moment; else stop it or write another PORT.',
    );
  }
  const { listen } = await import('../../services/life/listen');
  const server = createServer();
  try {
    await listen(server, config);
    return ok('Port', `${host}:${port} is free.`);
  } catch (error) {
    return fail('Port', verdictOn(error).line ?? String(error));
  } finally {
    server.close();
  }
}
