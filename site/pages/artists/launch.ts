import type { Artist } from '../../../content/schema/content';
import type { LaunchData } from '../../components/Launch/Launch';
import { fillPhrase } from '../../fill-phrase';
import type { PageInput } from '../page';

/** How far along an artist is and when they were announced. A date that has passed is not printed as a promise. */
export function launchOf({ content }: PageInput, { slug, directory }: Artist): LaunchData {
  const { factLabels, facts, pages } = content;
  const { card } = pages.artists.directory;
  const { expectedLaunch, launchPassed } = directory;
  const progress = facts.find((fact) => fact.id === `${slug}-progress`);
  return {
    progress:
      directory.progress === null
        ? null
        : {
            percent: directory.progress,
            display: progress?.display ?? `${directory.progress}%`,
            source: progress?.source === 'self-reported' ? factLabels.selfReported : null,
          },
    expected:
      expectedLaunch === null
        ? null
        : {
            term: card.expected,
            text: launchPassed
              ? fillPhrase(factLabels.launchPassed, { date: expectedLaunch })
              : expectedLaunch,
          },
    unknown: card.noProgress,
  };
}
