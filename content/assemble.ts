import type { z } from 'zod';
import { completeArtist } from './derive/artist';
import { compareTexts } from './derive/compare-texts';
import { byDiscography } from './derive/discography';
import {
  completeBulletin,
  completeHappening,
  completeKit,
  completeRelease,
  completeStory,
  givenPictureCredits,
  publishedCredit,
} from './derive/entries';
import { factsOfArtist } from './derive/facts';
import { featuredArtists } from './derive/featured';
import { allGenres, genreTabs } from './derive/genres';
import { completeNavigation } from './derive/navigation';
import { type Pictures, pictureCredits } from './derive/picture-credits';
import { renamedArtists } from './derive/renamed-artists';
import { storyLists } from './derive/story-lists';
import type { Assistant } from './schema/assistant/assistant';
import type { Content, Entry, Filed, Pages, Story } from './schema/content';
import type { FILES, FileName, FOLDERS, FolderName } from './schema/kinds';

/** Everything that was read and found right, file by file. */
export interface Checked {
  files: { [Name in FileName]: Filed<z.output<(typeof FILES)[Name]>> };
  folders: { [Name in FolderName]: Entry<z.output<(typeof FOLDERS)[Name]>>[] };
}

/** Makes one body of content from the files: sorts, joins what belongs together, works out what they leave open. */
export function assemble(checked: Checked, pictures: Pictures, now: Date): Content {
  const { files, folders } = checked;
  const releases = folders.releases.map(completeRelease).toSorted(byDiscography);
  const { genres: listed } = files['genres.yaml'];
  const genres = allGenres(listed, folders.artists);
  const { facts: given, labels: factLabels } = files['facts.yaml'];
  const facts = [...given, ...folders.artists.flatMap(factsOfArtist)];
  const artists = folders.artists
    .map((artist) => completeArtist(artist, { genres, facts, releases, now }))
    .toSorted((a, b) => a.order - b.order || compareTexts(a.slug, b.slug));
  const stories = folders.news.map(completeStory).toSorted(byDate);
  const onListing = artists.filter(({ listing }) => listing !== null);
  const ui = files['ui.yaml'];
  const { moved } = files['moved.yaml'];

  return {
    site: files['site.yaml'],
    navigation: {
      ...completeNavigation(files['navigation.yaml'], artists),
      file: files['navigation.yaml'].file,
    },
    ui,
    moved,
    renamedArtists: renamedArtists(moved, artists),
    home: files['home.yaml'],
    hubs: { africa: files['hubs/africa.yaml'], global: files['hubs/global.yaml'] },
    genres,
    facts,
    factLabels,
    artists,
    releases,
    pictureCredits: pictureCredits(pictures, givenPictureCredits(folders)),
    publishedCredits: files['pages/ai.yaml'].verify.published.map(publishedCredit),
    stories,
    happenings: folders.events
      .map(completeHappening)
      .toSorted((a, b) => compareTexts(a.startsAtUtc, b.startsAtUtc)),
    faq: files['faq.yaml'],
    mails: folders.mails,
    bulletins: folders.bulletins.map(completeBulletin),
    press: folders.press.map(completeKit),
    assistant: joinAssistant(checked),
    assistantWords: files['assistant/words.yaml'],
    pages: pages(files),
    texts: folders.texts.map((page) => ({ ...page, route: `/${page.slug}` })),
    genreTabs: {
      listing: genreTabs(ui.labels.all, { genres, artists: onListing }),
      directory: genreTabs(ui.labels.all, { genres, artists }),
    },
    featured: featuredArtists(artists),
    storyLists: storyLists(files['pages/news.yaml'], stories),
  };
}

/** What is asked of each page stands in a file of its own. */
function joinAssistant({ files, folders }: Checked): Assistant {
  return {
    ...files['assistant/replies.yaml'],
    ...files['assistant/small-talk.yaml'],
    ...files['assistant/known-gaps.yaml'],
    ...files['assistant/artists.yaml'],
    ...files['assistant/follow-ups.yaml'],
    asks: folders.asks.flatMap(({ asks }) => asks),
  };
}

function byDate(a: Story, b: Story): number {
  return compareTexts(b.date, a.date) || compareTexts(a.slug, b.slug);
}

function pages(files: Checked['files']): Pages {
  return {
    about: files['pages/about.yaml'],
    nextGen: files['pages/next-gen.yaml'],
    listen: files['pages/listen.yaml'],
    join: files['pages/join.yaml'],
    artists: files['pages/artists.yaml'],
    news: files['pages/news.yaml'],
    contact: files['pages/contact.yaml'],
    press: files['pages/press.yaml'],
    licensing: files['pages/licensing.yaml'],
    support: files['pages/support.yaml'],
    accessibility: files['pages/accessibility.yaml'],
    ai: files['pages/ai.yaml'],
    terms: files['pages/terms.yaml'],
    privacy: files['pages/privacy.yaml'],
    privacyRequest: files['pages/privacy-request.yaml'],
    copyright: files['pages/copyright.yaml'],
    system: files['pages/system.yaml'],
  };
}
