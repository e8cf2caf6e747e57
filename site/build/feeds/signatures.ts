import { isolated } from '../../../content/derive/isolated';
import { prose } from '../../../content/derive/prose';
import type { Artist, Content } from '../../../content/schema/content';
import { SOUND_RULES } from '../../../content/sound/sound-rules';
import { fillPhrase } from '../../fill-phrase';
import type { Recording } from '../sound/recordings';
import { absolute, moment, tagUri } from './addresses';
import type { FeedEntry } from './feed';

/**
 * An artist's signature as an entry that a reader can play, dated by the day its rules were last changed. Other rules
 * make another sound, so each version is an entry of its own.
 */
export function signatureEntry(
  { ui }: Content,
  { name, slug, route, profile }: Artist,
  recording: Recording | undefined,
  origin: string,
  imageOf: (route: string) => string | undefined,
): FeedEntry[] {
  if (!recording || route === null) return [];
  const label = fillPhrase(ui.player.label, { artist: name });
  const link = `[${ui.player.heading}](${route}#signature)`;
  const text = [`*${label}*`, profile?.signatureSound.body ?? '', link].join('\n\n');
  const image = imageOf(route);
  const changed = moment(SOUND_RULES.changedOn);
  return [
    {
      id: tagUri(origin, `signature/${slug}/${SOUND_RULES.version}`),
      url: `${origin + route}#signature`,
      title: fillPhrase(ui.player.track, { artist: isolated(name) }),
      summary: label,
      html: absolute(prose(text), origin),
      published: changed,
      updated: changed,
      tags: [name],
      ...(image && { image: origin + image }),
      audio: {
        url: origin + recording.href,
        bytes: recording.bytes,
        seconds: recording.seconds,
      },
    },
  ];
}
