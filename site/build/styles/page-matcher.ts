import { MODULE_MARK } from './short-class-names';

/** An element of a page as far as selectors look at it. */
interface PageElement {
  name: string;
  classes: ReadonlySet<string>;
  /** By name; without a value the empty text. */
  attributes: ReadonlyMap<string, string>;
}

const TAG = /<([a-z][\w-]*)((?:\s[^>]*)?)\/?>/g;
const TAG_ATTRIBUTE = /\s([\w:-]+)(?:="([^"]*)")?/g;
/** Says what may also match, or must not: no reason to leave a rule out. */
const ALTERNATIVES = /:[\w-]+\((?:[^()]|\([^()]*\))*\)/g;
/** What stands between two combinators. */
const COMPOUND = /(?:\[[^\]]*\]|\\.|[^\s>+~])+/g;
const CLASS = /\.((?:\\.|[\w-])+)/g;
const ATTRIBUTE = /\[[^\]]*\]/g;
const ELEMENT = /^[a-z][\w-]*/;
/** Attributes that only the page or React writes. The rest a browser or a visitor may change. */
const OWN =
  /\[(lang|dir|data-[\w-]+|aria-(?:current|disabled|invalid))(?:=["']?([^"'\]]*)["']?)?\]/g;
/** What the scripts of `site/start` write into a page before React runs. */
const WRITTEN_LATER =
  /^data-(?:theme|market|motion|weight|plain|script|late|laid|live|src|srcset|sizes|following)$/;
/** React alone changes pages in sight; its whole sheet knows how. */
const TRANSITION = /::view-transition/;
/** A page with a place that the service fills may show more than stands in it, unless with bare words. */
const FILLED = /\sdata-fill(?!="[\w-]+-words")[=\s>]/;

/**
 * Says whether a selector can match something in a page: whether for each of its parts there is an
 * element with its name, its classes and the attributes that are not written later. How the parts lie
 * to each other is not looked at.
 */
export function pageMatcher(html: string): (selector: string) => boolean {
  const elements = elementsOf(html);
  const byClass = new Map<string, PageElement[]>();
  for (const element of elements) {
    for (const name of element.classes) {
      const wearers = byClass.get(name) ?? [];
      wearers.push(element);
      byClass.set(name, wearers);
    }
  }
  const isFilled = FILLED.test(html);

  return (selector) => {
    if (TRANSITION.test(selector)) return false;
    const parts = selector.replace(ALTERNATIVES, '').match(COMPOUND) ?? [];
    if (isFilled)
      return parts
        .flatMap(classesOf)
        .every((name) => byClass.has(name) || !name.startsWith(MODULE_MARK));
    return parts.every((part) => {
      const [first] = classesOf(part);
      const candidates = first === undefined ? elements : (byClass.get(first) ?? []);
      return candidates.some(demandsOf(part));
    });
  };
}

function elementsOf(html: string): PageElement[] {
  return [...html.matchAll(TAG)].map(([, name = '', rest = '']) => {
    const attributes = new Map(
      [...rest.matchAll(TAG_ATTRIBUTE)].map(([, key = '', value = '']) => [key, value]),
    );
    const classes = new Set((attributes.get('class') ?? '').split(/\s+/).filter(Boolean));
    return { name, classes, attributes };
  });
}

/** What a part of a selector, without combinators, demands of an element. */
function demandsOf(part: string): (element: PageElement) => boolean {
  const classes = classesOf(part);
  const bare = part.replace(ATTRIBUTE, '').replace(CLASS, '');
  const name = ELEMENT.exec(bare)?.[0];
  const isDisabled = bare.includes(':disabled');
  const own = [...part.matchAll(OWN)].filter(([, key = '']) => !WRITTEN_LATER.test(key));
  return (element) =>
    (name === undefined || element.name === name) &&
    classes.every((each) => element.classes.has(each)) &&
    (!isDisabled || element.attributes.has('disabled')) &&
    own.every(([, key = '', value]) =>
      value === undefined ? element.attributes.has(key) : element.attributes.get(key) === value,
    );
}

/** A sheet writes signs that have a meaning in it with a backslash; HTML does not. */
function classesOf(part: string): string[] {
  return [...part.replace(ATTRIBUTE, '').matchAll(CLASS)].map(([, name = '']) =>
    name.replace(/\\(.)/g, '$1'),
  );
}
