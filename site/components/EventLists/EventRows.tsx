import type { PicturedHappening } from '../../pages/events';
import { HappeningRow } from '../HappeningRow/HappeningRow';

interface EventRowsProps {
  happenings: PicturedHappening[];
  builtAt: string;
}

/** Events one below the other, each with its picture. */
export function EventRows({ happenings, builtAt }: EventRowsProps) {
  return happenings.map((happening) => (
    <HappeningRow
      key={happening.id}
      happening={happening}
      picture={happening.picture}
      builtAt={builtAt}
    />
  ));
}
