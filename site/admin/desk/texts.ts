import type { DeskTexts } from '../../../content/schema/pages/desk-texts';
import type { AskTexts } from '../ask';
import type { Outcome } from '../sign-in/texts';

/** The words of the admin area. */
export interface AdminTexts extends AskTexts {
  desk: DeskTexts;
  title: string;
  loading: string;
  /** In the place of rows, where none came or none may be seen. */
  noData: string;
  noViews: string;
  noMessages: string;
  refresh: string;
  refreshing: string;
  grant: string;
  grantHint: string;
  granted: Outcome;
  grantFailed: string;
  readFailed: Outcome;
  signOut: string;
  tryAgain: string;
  exportCsv: string;
  confirmed: string;
  authFailed: string;
  cards: { sessions: string; views: string; time: string; minutes: string };
  table: {
    when: string;
    path: string;
    session: string;
    referrer: string;
    duration: string;
    direct: string;
    seconds: string;
  };
  ranges: Record<'today' | 'week' | 'month' | 'quarter' | 'year' | 'custom', string>;
  /** `{title}` stands for the chart's name. */
  chart: string;
  inquiryTypes: Record<string, string>;
  /** Names of the forms that addresses came by. */
  sources: Record<string, string>;
  /** Names of the newsletter's topics, those of artists too. */
  topics: Record<string, string>;
  subjectNames: Record<string, string>;
  artists: Record<string, string>;
  hubs: { hub: 'africa' | 'global'; label: string }[];
}
