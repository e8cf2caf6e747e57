import { copyFile, mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { GatsbyNode } from 'gatsby';
import { contentFingerprint, loadContent } from './content/load';
import { version } from './package.json';
import { assistantTexts } from './site/build/assistant-texts';
import { createContentNodes, defineContentTypes } from './site/build/content-nodes';
import { keepFontFiles } from './site/build/fonts/font-files';
import { writeFonts } from './site/build/fonts/fonts';
import { factsJson } from './site/build/found/facts-json';
import { prepareFound, writeFound } from './site/build/found/found';
import { securityTxt } from './site/build/found/security-txt';
import { writeCalendars } from './site/build/found/write-calendars';
import { writeContentSecurity } from './site/build/html/content-security';
import { finishPages } from './site/build/html/finish-pages';
import { precompress } from './site/build/html/precompress';
import { noPicture, preparePictures } from './site/build/pictures';
import { writePressKits } from './site/build/press-kits/write-press-kits';
import { signingKey } from './site/build/provenance/signing-key';
import { writeProvenance } from './site/build/provenance/write-provenance';
import { recordSignatures } from './site/build/recordings';
import { inlineScript } from './site/build/scripts/inline-script';
import { writeOfflineWorker } from './site/build/scripts/offline-worker';
import { writeSharedScript } from './site/build/scripts/shared-script';
import { spareCode } from './site/build/scripts/spare-code';
import { shellData } from './site/build/shell';
import { artistColours } from './site/build/styles/artist-colours';
import { shortClassNames } from './site/build/styles/short-class-names';
import { splitStyles } from './site/build/styles/split-styles';
import { waitingTexts } from './site/build/waiting-texts';
import { pageList } from './site/page-list';

const GENERATED = '.cache/site';

/** Pictures are encoded while the rest is built. */
let picturesMade = Promise.resolve();

/** What webpack imports must exist before it starts: the cut fonts, the artists' colours, small scripts. */
export const onPreBootstrap: GatsbyNode['onPreBootstrap'] = async ({ reporter }) => {
  const { content } = await loadContent('content').catch((error: Error) => {
    reporter.panic(error.message);
    throw error;
  });
  await mkdir(GENERATED, { recursive: true });
  // As the content is now: what changes during the build is not in all of it.
  const release = { version, content: await contentFingerprint('content') };
  await writeFile(path.join(GENERATED, 'release.json'), JSON.stringify(release));
  await writeFonts(['content', 'site'], '.cache/fonts');
  await writeFile(path.join(GENERATED, 'artists.css'), artistColours(content.artists));
  const shared = { script: await writeSharedScript('public', null, process.env.GATSBY_API_URL) };
  await writeFile(path.join(GENERATED, 'shared.json'), JSON.stringify(shared));
  const boot = await inlineScript('site/start/boot.ts');
  await writeFile(path.join(GENERATED, 'boot.json'), JSON.stringify({ script: boot }));
  const desk = await inlineScript('site/offline/desk/start-desk.ts');
  await writeFile(path.join(GENERATED, 'desk.json'), JSON.stringify({ script: desk }));
};

export const createSchemaCustomization: GatsbyNode['createSchemaCustomization'] = ({ actions }) =>
  actions.createTypes(defineContentTypes());

export const sourceNodes: GatsbyNode['sourceNodes'] = async (args) =>
  createContentNodes(args, (await loadContent('content')).content);

export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = (args) => {
  const { stage, getConfig, actions } = args;
  if (stage === 'build-html') actions.replaceWebpackConfig(shortClassNames(getConfig(), 'site'));
  if (stage !== 'build-javascript') return;
  actions.replaceWebpackConfig(
    spareCode(splitStyles(keepFontFiles(shortClassNames(getConfig(), 'site')))),
  );
  // no source maps: they take long, and nobody reads them
  actions.setWebpackConfig({ devtool: false });
};

/** Runs again in `develop` whenever a content file changes. */
export const createPages: GatsbyNode['createPages'] = async ({ actions, reporter }) => {
  const { content } = await loadContent('content');
  const { findPicture, made } = await preparePictures(
    'content/media',
    'public',
    path.join(GENERATED, 'pictures.json'),
  );
  picturesMade = made.catch((error: Error) => reporter.panic(`A picture: ${error.message}`));
  const origin = process.env.PUBLIC_URL ?? 'http://localhost:8000';

  const recordings = await recordSignatures(content, '.cache/sound', 'public');
  const shell = shellData(content, findPicture, origin);
  await writeFile(path.join(GENERATED, 'shell.json'), JSON.stringify(shell));
  await writeFile(path.join(GENERATED, 'assistant.json'), JSON.stringify(assistantTexts(content)));
  await writeFile(path.join(GENERATED, 'waiting.json'), JSON.stringify(waitingTexts(content)));

  const places = {
    media: 'content/media',
    publicDir: 'public',
    cache: '.cache/press-kits',
    origin,
  };
  const kits = await writePressKits(content, places);
  const input = { content, picture: findPicture, kits, recordings };
  const pages = pageList(input);
  await prepareFound(GENERATED, input, pages, origin);
  for (const page of pages) {
    actions.createPage({
      path: page.path,
      component: path.resolve('site/templates', `${page.template}.tsx`),
      context: page.context,
    });
  }
};

export const onCreateDevServer: GatsbyNode['onCreateDevServer'] = () => picturesMade;

export const onPostBuild: GatsbyNode['onPostBuild'] = async ({ reporter }) => {
  const origin = process.env.PUBLIC_URL ?? 'http://localhost:8000';
  const { content } = await loadContent('content');
  // recorded before the pages were made: taken from the cache
  const recordings = await recordSignatures(content, '.cache/sound', 'public');
  const input = { content, picture: noPicture, recordings };
  const drawn = await writeFound(GENERATED, 'public', input, pageList(input), origin);
  reporter.info(`Cards of link previews drawn anew: ${drawn}`);
  await writeFile('public/ai/facts.json', factsJson(content, origin));
  await mkdir('public/.well-known', { recursive: true });
  await writeFile(
    'public/.well-known/security.txt',
    securityTxt(origin, content.site.emails.support, new Date()),
  );
  await writeCalendars('public', content, origin, new Date().toISOString());
  await picturesMade;
  const key = await signingKey(process.env.MEDIA_SIGNING_KEY, process.env.DATA_DIR ?? './data');
  const listed = await writeProvenance('public', content, { origin, key });
  reporter.info(`Listed ${listed} media files, ${key ? 'signed' : 'not signed'}`);
  await finishPages('public', process.env.GATSBY_API_URL);
  await writeOfflineWorker('public', content.ui, process.env.GATSBY_API_URL);
  reporter.info('Compressing the export');
  await precompress('public');
  await writeContentSecurity('public', process.env.GATSBY_API_URL);
  await copyFile(path.join(GENERATED, 'release.json'), 'public/.release');
};
