import type { Ui } from '../../content/schema/ui';
import type { SeoData } from '../components/Seo/Seo';
import type { Page, PageInput } from './page';

interface Words {
  title: string;
  lead: string;
}

/** `/offline`. */
export interface OfflineContext {
  seo: SeoData;
  /** Shown in place of a page that cannot be had. */
  offline: Words;
  /** Shown to those who open it with a network. */
  online: Words;
  /** Loads the address again. */
  again: string;
  waiting: Omit<Ui['waiting'], 'pages'>;
  pages: Ui['waiting']['pages'];
}

/** What this device keeps of the site, and what waits on it to be sent. */
export function offlinePage({ content }: PageInput): Page<OfflineContext> {
  const { offline } = content.pages.system;
  const { pages, ...waiting } = content.ui.waiting;
  return {
    path: offline.route,
    template: 'offline',
    isListed: false,
    context: {
      seo: { title: offline.title, description: offline.lead, noindex: true },
      offline: { title: offline.h1, lead: offline.lead },
      online: { title: offline.online.h1, lead: offline.online.lead },
      again: offline.button,
      waiting,
      pages,
    },
  };
}
