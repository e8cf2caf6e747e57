import type { Content } from '../../content/schema/content';
import type { FindPicture } from '../build/pictures';
import type { Recording } from '../build/sound/recordings';
import type { SeoData } from '../components/Seo/Seo';
import type { Subscription } from '../components/SubscribeAction/SubscribeDialog';
import type { KitDownloads } from './press/kit-downloads';

/** One page of the site, ready to be created. */
export interface Page<Context = object> {
  path: string;
  /** File in site/templates, without `.tsx`: `about/team`. */
  template: string;
  context: Context & { seo: SeoData };
  /** Whether the sitemap and the search page name it. */
  isListed: boolean;
}

/** What every builder of pages is given. */
export interface PageInput {
  content: Content;
  picture: FindPicture;
  /** The press kits that the build has packed; left out where only addresses are wanted. */
  kits?: KitDownloads;
  /** Signatures by artist's id; left out where only addresses of pages are wanted. */
  recordings?: Record<string, Recording>;
}

/** A link with its words, its target already known. */
export interface LinkTo {
  label: string;
  href: string;
  /** Of a control that opens the newsletter form; `href` then leads to the same form on its page. */
  subscription?: Subscription;
}
