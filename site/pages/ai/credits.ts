import type { CompleteCredit, Credits } from '../../../content/schema/complete-credits';
import type { CreditUse } from '../../../content/schema/credits';
import type { Ui } from '../../../content/schema/ui';
import type { Hand } from '../../components/WeaveMark/WeaveMark';
import { fillPhrase } from '../../fill-phrase';

/** Who or what made a thing, in words: a label to be seen first, then role by role. */
export interface CreditSheet {
  heading: string;
  /** Says how far AI took part, and whether anybody has signed that. */
  label: string;
  /** How many roles each word stands beside. */
  sum: string;
  /** `null` while nobody stands by something else than the lines themselves say. */
  note: string | null;
  columns: string[];
  /** `hand` is `null` while nobody has said. */
  rows: { id: string; role: string; hand: Hand | null; how: string; by: string; tool: string }[];
}

/** Whose mark stands beside which word. Drawn by our own program counts as a machine's work. */
export const HANDS = {
  human: 'human',
  assisted: 'assisted',
  generated: 'generated',
  algorithm: 'generated',
  unknown: null,
  none: null,
} as const satisfies Record<CreditUse, Hand | null>;

/** Credits in the words of the site. */
export function creditSheet(
  credits: Credits,
  { credits: words, labels }: Pick<Ui, 'credits' | 'labels'>,
  { heading = words.heading, note }: { heading?: string; note?: string | undefined } = {},
): CreditSheet {
  const label = words.grades[credits.grade];
  const { role, how, by, tool } = words.columns;
  return {
    heading,
    label: credits.isSigned ? label : fillPhrase(words.proposed, { label }),
    sum: fillPhrase(words.sum, { list: countsOf(credits.roles, labels.use) }),
    note: note ?? (credits.isSigned ? null : words.unsigned),
    columns: [role, how, by, tool],
    rows: credits.roles.map((one) => ({
      id: one.role,
      role: words.roles[one.role],
      hand: HANDS[one.use],
      how: labels.use[one.use],
      by: one.by || one.status,
      tool: one.tool ?? (usesTool(one) ? words.open : words.noTool),
    })),
  };
}

/** Whether a tool took part, or may have. */
function usesTool({ use }: CompleteCredit): boolean {
  return use !== 'human' && use !== 'none';
}

/** `1 AI-generated, 3 AI-assisted, 3 Human` */
function countsOf(roles: CompleteCredit[], words: Record<CreditUse, string>): string {
  const uses = [...new Set(roles.map(({ use }) => use))];
  return uses
    .map((use) => `${roles.filter((one) => one.use === use).length} ${words[use]}`)
    .join(', ');
}
