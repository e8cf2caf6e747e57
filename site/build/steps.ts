import { copyFile, mkdir, readdir, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type {
  BuildArgs,
  CreatePagesArgs,
  CreateWebpackConfigArgs,
  ParentSpanPluginArgs,
  SourceNodesArgs,
} from 'gatsby';
import { contentFingerprint, loadContent } from '../../content/load';
import type { Content } from '../../content/schema/content';
import { browserslist, version } from '../../package.json';
import { pageList } from '../page-list';
import { assistantTexts } from './assistant-texts';
import { createContentNodes } from './content-nodes';
import { writeEmbeds } from './embed/write-embeds';
import { keepFontFiles } from './fonts/font-files';
import { writeFonts } from './fonts/fonts';
import { prepareFound, writeFound } from './found/found';
import { writeCalendars } from './found/write-calendars';
import { writeContentSecurity } from './html/content-security';
import { finishPages } from './html/finish-pages';
import { precompress } from './html/precompress';
import { writeRedirects } from './html/redirects';
import { noPicture, preparePictures } from './pictures';
import { writePressKits } from './press-kits/write-press-kits';
import { signingKey } from './provenance/signing-key';
import { writeProvenance } from './provenance/write-provenance';
import { compileWithSwc } from './scripts/compile-with-swc';
import { inlineScript } from './scripts/inline-script';
import { keepWork } from './scripts/kept-work';
import { writeOfflineWorker } from './scripts/offline-worker';
import { writeSharedScript } from './scripts/shared-script';
import { spareCode } from './scripts/spare-code';
import { spareLookups } from './scripts/spare-lookups';
import { shellData } from './shell';
import { recordSignatures } from './sound/recordings';
import { artistColours } from './styles/artist-colours';
import { shortClassNames } from './styles/short-class-names';
import { splitStyles } from './styles/split-styles';
import { waitingTexts } from './waiting-texts';

const GENERATED = '.cache/site';
const MEDIA = 'content/media';
const SOUND = '.cache/sound';

/** Signatures are recorded while Gatsby gets ready. */
let signaturesRecorded = Promise.resolve();

/** Pictures are encoded while the rest is built. */
let picturesMade = Promise.resolve();

let read: { state: string; content: Content } | undefined;

/** The content as it is; read once in a build, and in `develop` whenever a file of it has changed. */
async function currentContent(): Promise<Content> {
  const state = await contentState();
  if (read?.state !== state) read = { state, content: (await loadContent('content')).content };
  return read.content;
}

async function contentState(): Promise<string> {
  const pictures = (await readdir(MEDIA)).map(async (name) => [
    name,
    (await stat(path.join(MEDIA, name))).mtimeMs,
  ]);
  return JSON.stringify([await contentFingerprint('content'), await Promise.all(pictures)]);
}

/** What webpack imports must exist before it starts: the cut fonts, the artists' colours, small scripts. */
export async function onPreBootstrap({ reporter }: ParentSpanPluginArgs): Promise<void> {
  const content = await currentContent().catch((error: Error) => {
    reporter.panic(error.message);
    throw error;
  });
  signaturesRecorded = recordSignatures(content, SOUND, 'public').then(
    () => {},
    (error: Error) => reporter.panic(`A signature: ${error.message}`),
  );
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
}

/** The data layer. */
export async function sourceNodes(args: SourceNodesArgs): Promise<void> {
  createContentNodes(args, await currentContent());
}

/** How scripts are compiled, what the bundles leave out, and how their classes are named. */
export function onCreateWebpackConfig(args: CreateWebpackConfigArgs): void {
  const { stage, getConfig, actions } = args;
  if (stage !== 'build-html' && stage !== 'build-javascript') return;
  const target = stage === 'build-html' ? 'node' : 'browser';
  const spared = spareLookups(spareCode(getConfig(), target));
  const compiled = compileWithSwc(spared, target === 'node' ? null : browserslist);
  const named = keepWork(keepFontFiles(shortClassNames(compiled, 'site')), __filename);
  // a visitor loads the names of all scripts; fewer digits the service would not take for a hash (services/pages/manifest)
  Object.assign(named.output, { hashDigestLength: 16 });
  // the same for what they are called: a number each, and the list of the others' names is spared
  if (target === 'browser') Object.assign(named.output, { chunkFilename: '[id]-[contenthash].js' });
  actions.replaceWebpackConfig(target === 'node' ? named : splitStyles(named));
  // source maps take long: nobody reads them in the browser, and an error at build needs no more than its line
  actions.setWebpackConfig({ devtool: stage === 'build-html' ? 'cheap-source-map' : false });
}

/** Runs again in `develop` whenever a content file changes. */
export async function createPages({ actions, reporter }: CreatePagesArgs): Promise<void> {
  const content = await currentContent();
  const { findPicture, made } = await preparePictures(
    MEDIA,
    'public',
    path.join(GENERATED, 'pictures.json'),
    signaturesRecorded,
  );
  picturesMade = made.catch((error: Error) => reporter.panic(`A picture: ${error.message}`));
  const origin = process.env.PUBLIC_URL ?? 'http://localhost:8000';

  await signaturesRecorded;
  const recordings = await recordSignatures(content, SOUND, 'public');
  const shell = shellData(content, findPicture, origin);
  await writeFile(path.join(GENERATED, 'shell.json'), JSON.stringify(shell));
  await writeFile(path.join(GENERATED, 'assistant.json'), JSON.stringify(assistantTexts(content)));
  await writeFile(path.join(GENERATED, 'waiting.json'), JSON.stringify(waitingTexts(content)));

  const places = {
    media: MEDIA,
    larger: `${MEDIA}/print`,
    publicDir: 'public',
    cache: '.cache/press-kits',
    origin,
  };
  const kits = await writePressKits(content, places);
  const input = { content, picture: findPicture, kits, recordings };
  await writeEmbeds('public', input, origin);
  const pages = pageList(input);
  await prepareFound(GENERATED, input, pages, origin);
  for (const page of pages) {
    actions.createPage({
      path: page.path,
      component: path.resolve('site/templates', `${page.template}.tsx`),
      context: page.context,
    });
  }
}

/** `develop` serves when all pictures are there. */
export const onCreateDevServer = (): Promise<void> => picturesMade;

/** What is made of the finished pages. */
export async function onPostBuild({ reporter }: BuildArgs): Promise<void> {
  const origin = process.env.PUBLIC_URL ?? 'http://localhost:8000';
  const content = await currentContent();
  // recorded before the pages were made: taken from the cache
  const recordings = await recordSignatures(content, SOUND, 'public');
  const input = { content, picture: noPicture, recordings };
  const drawn = await writeFound(GENERATED, 'public', input, pageList(input), origin);
  reporter.info(`Cards of link previews drawn anew: ${drawn}`);
  await writeCalendars('public', content, origin, new Date().toISOString());
  await picturesMade;
  const key = await signingKey(process.env.MEDIA_SIGNING_KEY, process.env.DATA_DIR ?? './data');
  await finishPages('public', process.env.GATSBY_API_URL);
  const listed = await writeProvenance('public', content, { origin, key });
  reporter.info(`Listed ${listed} media files, ${key ? 'signed' : 'not signed'}`);
  await writeOfflineWorker('public', content.ui, process.env.GATSBY_API_URL);
  reporter.info('Compressing the export');
  await precompress('public');
  await writeContentSecurity('public', process.env.GATSBY_API_URL);
  await writeRedirects('public', content);
  await copyFile(path.join(GENERATED, 'release.json'), 'public/.release');
}
