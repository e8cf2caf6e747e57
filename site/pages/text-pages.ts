import type { AddedPage, Content } from '../../content/schema/content';
import type { PrivacyRequestPage } from '../../content/schema/pages/privacy-request';
import type { SupportPage } from '../../content/schema/pages/support';
import type { TextPage, VersionedPage } from '../../content/schema/pages/text-pages';
import { fillPhrase } from '../fill-phrase';
import type { LinkTo, Page, PageInput } from './page';
import { dayLabel } from './parts/cards';
import { linksTo } from './parts/links';
import { type Opening, opening } from './parts/opening';
import { plainPart, type TextPart, textPart } from './parts/text-part';

/** A page of text with its contents beside it. */
export interface TextPageContext extends Opening {
  onThisPage: string;
  /** Version and state of a legal page. */
  version: string[];
  /** Printed while the page is a draft. */
  draft: string | null;
  /** The one thing to do here, under the title. */
  action?: LinkTo;
  parts: TextPart[];
  isNumbered: boolean;
  /** Below the last part. */
  closing?: { lines: string[]; links: LinkTo[] };
}

/** Legal pages, help and the statements: everything that is mostly text. */
export function textPages({ content }: PageInput): Page<TextPageContext>[] {
  const { terms, privacy, copyright, accessibility, licensing, support, privacyRequest } =
    content.pages;
  const [license] = linksTo([licensing.action], content.site);
  return [
    textPage(content, terms, versionOf(content, terms)),
    textPage(content, privacy, versionOf(content, privacy)),
    textPage(content, copyright),
    textPage(content, accessibility),
    textPage(content, licensing, {
      ...(license && {
        action: license,
        closing: { lines: [licensing.noPrices], links: [license] },
      }),
    }),
    supportPage(content, support),
    requestPage(content, privacyRequest),
    ...content.texts.map((page) => textPage(content, page)),
  ];
}

function textPage(
  content: Content,
  page: TextPage | AddedPage,
  more: Partial<TextPageContext> = {},
): Page<TextPageContext> {
  const parts = page.sections.map((section) => textPart(section, content.site));
  return pageOf(content, page, { draft: page.draft, parts, ...more });
}

function pageOf(
  content: Content,
  page: TextPage | AddedPage | SupportPage | PrivacyRequestPage,
  own: Partial<TextPageContext> & Pick<TextPageContext, 'draft' | 'parts'>,
): Page<TextPageContext> {
  return {
    path: page.route,
    template: 'text-page',
    isListed: true,
    context: {
      ...opening(page),
      onThisPage: content.ui.labels.onThisPage,
      version: [],
      isNumbered: false,
      ...own,
    },
  };
}

function versionOf(
  { ui }: Content,
  { version, effective }: VersionedPage,
): Pick<TextPageContext, 'version' | 'isNumbered'> {
  const { labels } = ui;
  const state = effective
    ? fillPhrase(labels.inForce, { date: dayLabel(effective) })
    : labels.notInForce;
  return { version: [fillPhrase(labels.version, { version }), state], isNumbered: true };
}

function supportPage(content: Content, page: SupportPage): Page<TextPageContext> {
  const report = plainPart('report', page.report.heading, page.report.lead);
  return pageOf(content, page, {
    draft: null,
    parts: [
      ...page.topics.map(({ id, heading, text }) => plainPart(id, heading, text)),
      { ...report, links: linksTo([page.report.action], content.site) },
    ],
    closing: { lines: [], links: page.links },
  });
}

function requestPage(content: Content, page: PrivacyRequestPage): Page<TextPageContext> {
  const send = { label: page.submit, href: page.action.href };
  return pageOf(content, page, {
    draft: page.draft,
    action: send,
    parts: page.options.map(({ id, label, text }) => plainPart(id, label, text)),
    closing: { lines: [page.verify, page.newsletterHint, page.followHint], links: [send] },
  });
}
