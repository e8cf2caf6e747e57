import { runChild, stopChildren } from '../process/child.mjs';
import { setupError } from '../process/fail.mjs';
import { inRoot, ROOT } from '../process/places.mjs';
import { say } from '../process/progress.mjs';
import { freePort } from '../service/free-port.mjs';
import { requireStartable } from '../service/require-startable.mjs';
import { gatsbyEnv } from '../service/settings.mjs';
import { forgetBuild } from './built.mjs';
import { followGatsby, isContentFault } from './gatsby-lines.mjs';

const AS_IT_WAS = 'The pages stay as they were: the lines of the service say what to mend.';

/**
 * Runs Gatsby with hot reload on the service's own address, and the service behind it on a free
 * port. The service starts anew when its code or the content changes, and says what is wrong with the
 * content. When one of them ends, the other is stopped.
 * @param {import('../service/settings.mjs').Config} config
 * @returns {Promise<never>}
 * @throws a setup error when one of them ends by itself
 */
export async function develop(config) {
  await requireStartable(config);
  const port = await freePort();
  const behind = `http://127.0.0.1:${port}`;
  const env = await gatsbyEnv(config);
  // `gatsby develop` writes into the same folder as a build.
  forgetBuild(ROOT);

  const service = runChild({
    command: process.execPath,
    args: [
      inRoot('node_modules/tsx/dist/cli.mjs'),
      'watch',
      '--clear-screen=false',
      '--include=content/**/*.yaml',
      // What is wrong with a picture is said by the service too.
      '--include=content/media/*',
      inRoot('services/main.ts'),
    ],
    cwd: ROOT,
    env: {
      ...process.env,
      HOST: '127.0.0.1',
      PORT: String(port),
      PUBLIC_URL: env.PUBLIC_URL,
      DEV_SERVICE_URL: behind,
    },
    onLine: (line) => console.log(`service  ${line}`),
  });
  const follow = followGatsby();
  const site = runChild({
    command: process.execPath,
    args: [
      inRoot('node_modules/gatsby/cli.js'),
      'develop',
      '-H',
      config.host,
      '-p',
      String(config.port),
    ],
    cwd: ROOT,
    env: { ...env, CI: 'true', DEV_SERVICE_URL: behind },
    onLine: (line) => {
      const meaning = follow(line);
      if (meaning) console.log(`site     ${isContentFault(meaning) ? AS_IT_WAS : meaning}`);
      if (line.includes('You can now view'))
        say(`Ready: http://localhost:${config.port} (with hot reload)`);
    },
  });
  const named = { 'The service': service, Gatsby: site };
  const ended = await Promise.race(
    Object.entries(named).map(async ([name, run]) => ({ name, code: (await run).code })),
  );
  stopChildren();
  await Promise.allSettled([service, site]);
  throw setupError(`${ended.name} ended with code ${ended.code}; the reason stands above.`);
}
