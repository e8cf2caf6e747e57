import type { Content, Story } from '../../../content/schema/content';
import { ARTIST_TOPIC, type Topic } from '../../contracts/limits/subscriptions';
import type { Deps } from '../../deps';
import { campaignUrl } from '../links';
import type { Announcement } from './announce';
import { notYet } from './not-yet';
import { reasons } from './reasons';
import { unwritten } from './unwritten';

/** A story is announced under the place of its file, since an artist may have its name: `news/night-market`. */
export function storyName({ slug }: Pick<Story, 'slug'>): string {
  return `news/${slug}`;
}

/** Why a story cannot be announced yet; empty when it can. */
export function storyProblems(story: Story, now: Date): string[] {
  return [...notYet(story, now), ...unwritten({ summary: story.summary })];
}

/** The mail about a story, to who chose an artist in it, stories, a hub that shows it, or everything. */
export function storyOf(
  { artists }: Pick<Content, 'artists'>,
  office: Pick<Deps, 'texts' | 'publicUrl'>,
  story: Story,
): Announcement {
  const ids: Topic[] = [
    ...story.artists.map((id): Topic => `${ARTIST_TOPIC}${id}`),
    'news',
    ...story.hubs.map((id): Topic => `hub-${id}`),
    'all',
  ];
  return {
    about: storyName(story),
    mail: 'story',
    topics: reasons(ids, office, artists),
    values: {
      title: story.title,
      summary: story.summary,
      storyUrl: campaignUrl(office.publicUrl, story.route, story.slug),
    },
    languages: { title: story.lang, summary: story.lang },
  };
}
