import type { Fault } from '../../reader/fault';
import { suggest } from '../../reader/nearest';
import { faultAt } from '../../reader/place';
import type { Tree, TreeEntry } from '../../reader/read-tree';
import { type Place, texts } from '../../reader/walk';
import { InquiryTypeId } from '../../schema/parts/names';
import type { Check } from '../check';
import { withdrawnPage } from '../names/withdrawn';
import { fragmentsOf, type RoutePlace, routePlaces } from './known-routes';
import { movedTo } from './moved';

const LINK_KEYS = new Set<PropertyKey>(['href', 'canonical', 'links', 'moved', 'route']);
const PROSE_LINK = /\]\(([^)\s]*)\)/g;
const ORIGIN = 'https://here.invalid';

/** Links inside the site that lead nowhere. Skipped while a file cannot be read: its pages are unknown. */
export const checkLinks: Check = (tree) => {
  if (!tree.isWhole) return [];
  const routes = new Map(routePlaces(tree).map((place) => [place.value, place]));
  return tree.entries.flatMap((entry) =>
    linksIn(entry).flatMap((link) => checkLink(tree, entry, link, routes)),
  );
};

/** The addresses in a file: fields that hold one, links in running text, and the pages of the assistant's suggestions. */
function linksIn({ kind, data }: TreeEntry): Place<string>[] {
  return texts(data).flatMap(({ path, value }) => {
    const names = path.slice(-2);
    if (names.some((name) => LINK_KEYS.has(name)) && value.startsWith('/'))
      return [{ path, value }];
    const inProse = [...value.matchAll(PROSE_LINK)].map(([, href = '']) => ({ path, value: href }));
    const [block, page] = path;
    if (
      kind === 'assistant/replies.yaml' &&
      block === 'suggestions' &&
      page !== 'default' &&
      path.at(-1) === 0
    ) {
      inProse.push({ path: path.slice(0, -1), value: String(page) });
    }
    return inProse;
  });
}

function checkLink(
  tree: Tree,
  entry: TreeEntry,
  { path, value }: Place<string>,
  routes: Map<string, RoutePlace>,
): Fault[] {
  const fault = (message: string) => [faultAt(entry, path, message, { find: value })];
  if (!value.startsWith('/')) {
    return /^(https:\/\/|mailto:)/.test(value)
      ? []
      : fault(
          `\`${value}\` is no address. Write a route such as /contact, or one beginning with https://.`,
        );
  }
  if (!URL.canParse(value, ORIGIN))
    return fault(`\`${value}\` is no address. Write a route such as /contact.`);
  const { origin, pathname, hash, searchParams } = new URL(value, ORIGIN);
  if (origin !== ORIGIN) {
    return fault(
      `\`${value}\` leads to another site. Begin it with one slash, or with https:// if that is meant.`,
    );
  }
  const page = routes.get(pathname);
  if (!page) {
    const now = movedTo(tree, pathname);
    if (now !== undefined) return fault(`\`${pathname}\` has moved. Write ${now}.`);
    const draft = withdrawnPage(tree, pathname);
    return fault(draft ?? `\`${pathname}\` leads to no page. ${suggest(pathname, routes.keys())}`);
  }

  const fragments = fragmentsOf(page, tree);
  const fragment = hash.slice(1);
  if (fragment && fragments && !fragments.has(fragment)) {
    return fault(`\`${pathname}\` has no part \`${fragment}\`. ${suggest(fragment, fragments)}`);
  }
  const type = searchParams.get('type');
  if (pathname === '/contact' && type !== null && !InquiryTypeId.safeParse(type).success) {
    return fault(`\`${type}\` is no type of inquiry. ${suggest(type, InquiryTypeId.options)}`);
  }
  return [];
}
