import { createRequire } from 'node:module';
import path from 'node:path';
import type { GatsbyNode } from 'gatsby';
import { defineContentTypes } from './site/build/content-nodes';
import { nodeProgram } from './site/build/scripts/node-program';

type Steps = typeof import('./site/build/steps');

let loaded: Promise<Steps> | undefined;

/**
 * The steps of the build. Gatsby compiles this file thoroughly and loads it into each of its processes; the steps
 * are many, and one process alone takes them, so they are compiled in no time and when the first is due.
 */
function steps(): Promise<Steps> {
  loaded ??= nodeProgram('site/build/steps.ts', '.cache/site').then(
    (file) => createRequire(path.resolve('gatsby-node.ts'))(file) as Steps, // compiled from that very module
  );
  return loaded;
}

export const onPreBootstrap: GatsbyNode['onPreBootstrap'] = async (args) =>
  (await steps()).onPreBootstrap(args);

export const createSchemaCustomization: GatsbyNode['createSchemaCustomization'] = ({ actions }) =>
  actions.createTypes(defineContentTypes());

export const sourceNodes: GatsbyNode['sourceNodes'] = async (args) =>
  (await steps()).sourceNodes(args);

export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = async (args) =>
  (await steps()).onCreateWebpackConfig(args);

export const createPages: GatsbyNode['createPages'] = async (args) =>
  (await steps()).createPages(args);

export const onCreateDevServer: GatsbyNode['onCreateDevServer'] = async () =>
  (await steps()).onCreateDevServer();

export const onPostBuild: GatsbyNode['onPostBuild'] = async (args) =>
  (await steps()).onPostBuild(args);
