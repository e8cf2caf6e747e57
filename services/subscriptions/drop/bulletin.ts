import type { Bulletin, Content } from '../../../content/schema/content';
import { ARTIST_TOPIC, type Topic } from '../../contracts/limits/subscriptions';
import type { Deps } from '../../deps';
import { proseAsHtml, proseAsText } from '../../outbox/prose-mail';
import { campaignUrl } from '../links';
import type { Announcement } from './announce';
import { creditsLine } from './credits-line';
import { notYet } from './not-yet';
import { reasons } from './reasons';
import { unwritten } from './unwritten';

/** A bulletin is sent under the place of its file: `bulletins/beta-opens`. */
export function bulletinName({ slug }: Pick<Bulletin, 'slug'>): string {
  return `bulletins/${slug}`;
}

/** Why a bulletin cannot be sent yet; empty when it can. */
export function bulletinProblems(bulletin: Bulletin, now: Date): string[] {
  const { subject: title, preheader, body, date, credits } = bulletin;
  return [...notYet({ title, date, credits }, now), ...unwritten({ preheader, body })];
}

/** The mail that a bulletin is, to who chose an artist or a topic of it, or everything. */
export function bulletinOf(
  { artists, ui }: Pick<Content, 'artists' | 'ui'>,
  office: Pick<Deps, 'texts' | 'publicUrl'>,
  bulletin: Bulletin,
): Announcement {
  const { slug, subject, preheader, lang, body, credits, topics } = bulletin;
  const ids: Topic[] = [
    ...bulletin.artists.map((id): Topic => `${ARTIST_TOPIC}${id}`),
    ...topics,
    'all',
  ];
  const linkTo = (href: string) =>
    href.startsWith('/') ? campaignUrl(office.publicUrl, href, slug) : href;
  return {
    about: bulletinName(bulletin),
    mail: 'bulletin',
    topics: reasons(ids, office, artists),
    values: {
      subject,
      preheader,
      body: proseAsText(body, linkTo),
      creditsLine: creditsLine(credits, ui.labels.use),
    },
    prose: { body: proseAsHtml(body, linkTo) },
    languages: { subject: lang, preheader: lang, body: lang },
  };
}
