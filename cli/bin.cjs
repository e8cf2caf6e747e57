#!/usr/bin/env node
/** Whether everything is installed that the commands are made of. */
function isInstalled() {
  try {
    for (const name of ['tsx', 'commander', 'knex', 'zod', 'yaml']) require.resolve(name);
    return true;
  } catch {
    return false;
  }
}

async function begin() {
  const { refuseUnfitNode } = await import('./setup/node-version.mjs');
  refuseUnfitNode();
  if (!isInstalled()) {
    console.error('The dependencies are missing. Run npm start or npm ci, then try again.');
    process.exitCode = 1;
    return;
  }
  // @ts-expect-error the package has no types for its loader
  await import('tsx');
  require('./main');
}

begin();
