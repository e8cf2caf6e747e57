import { fillPhrase } from '../../fill-phrase';
import type { Pages } from '../use-pages';
import type { AdminTexts } from './texts';

interface ListCountProps {
  texts: AdminTexts;
  list: Pick<Pages<unknown, unknown>, 'rows' | 'more' | 'head' | 'isEarlier'>;
  /** What stands in the place of rows where there are none. */
  nothing: string;
}

/** Reads out how many rows came of a choice, a search or a further page; silent while they are on their way. */
export function ListCount({ texts, list, nothing }: ListCountProps) {
  const { rows, more, head, isEarlier } = list;
  const { listed, listedSoFar } = texts.desk;
  const isHere = head !== undefined && !isEarlier;
  const words = rows.length === 0 ? nothing : more ? listedSoFar : listed;
  return (
    <p role="status" className="visually-hidden">
      {isHere && fillPhrase(words, { n: rows.length })}
    </p>
  );
}
