import type { InquiryType } from '../../../contracts/limits/contact';
import type { Site } from '../rule';

/** Words that say which desk a message is for. */
const DESKS: [InquiryType, RegExp][] = [
  ['licensing', /\blicen[sc]\w*|\bsync\b|\badvert\b/],
  ['press', /\bpress\b|\binterview\b|\bjournalist\b/],
  ['job', /\bjobs?\b|\bapply\b|\bapplication\b|\bcv\b|\bresume\b/],
  ['collaboration', /\bcollab\w*|\bsponsor\w*|\bpartner\w*|\bproject\b|\bbrand\b|\bidea\b/],
  ['business', /\bbusiness\b|\bfinance\b|\binvest\w*|\blegal\b/],
  ['support', /\bsupport\b|\bbroken\b|\bproblem\b|\berror\b|\bhelp desk\b/],
];

/** The desk that a message is for: what the contact form calls it. */
export function deskOf(
  line: string,
  { content }: Site,
): { id: InquiryType; label: string; hint: string } {
  const type = DESKS.find(([, pattern]) => pattern.test(line))?.[0] ?? 'general';
  const desk = content.site.inquiryTypes.find(({ id }) => id === type);
  return { id: type, label: desk?.label ?? type, hint: desk?.hint ?? '' };
}
