import { type Rule, rulesOf, splitTop, written } from './css-rules';
import { pageMatcher } from './page-matcher';

const NESTING = /^@(?:media|supports|container|layer|starting-style|scope)\b/;
const KEYFRAMES = /^@(?:-webkit-)?keyframes\s+(\S+)/;
const PROPERTY = /^(--[\w-]+):/;
/** What only older browsers need comes with the whole sheet too: no other should carry it. */
const FOR_OLDER = /^@supports not\b/;

/**
 * The rules of a minified sheet that can match something in a page before React brings the whole
 * sheet: those of classes, elements and `data-` attributes that the page does not have are left out,
 * what only React makes of it (a field that is wrong, a button at work, a link that becomes the one to
 * the page in sight, a change of pages), the keyframes that none of the others plays, and the custom
 * properties that none of them reads. Other states and attributes are not looked at, so that nothing is
 * missing when a menu opens or a dialog shows.
 */
export function shownStyles(sheet: string, html: string): string {
  const shown = keepRules(rulesOf(sheet), pageMatcher(html));
  const played = shown
    .map(written)
    .join('')
    .replace(/@(?:-webkit-)?keyframes[^{]*/g, '');
  return withoutUnread(
    shown.filter(({ head }) => {
      const name = KEYFRAMES.exec(head)?.[1];
      return name === undefined || new RegExp(`(?<![\\w.#-])${name}(?![\\w-])`).test(played);
    }),
    html,
  );
}

function keepRules(rules: Rule[], canMatch: (selector: string) => boolean): Rule[] {
  return rules
    .filter(({ head }) => !FOR_OLDER.test(head))
    .map(({ head, body }) => {
      if (body === null || (head.startsWith('@') && !NESTING.test(head))) return { head, body };
      if (head.startsWith('@'))
        return { head, body: keepRules(rulesOf(body), canMatch).map(written).join('') };
      return { head: splitTop(head, ',').filter(canMatch).join(','), body };
    })
    .filter(({ head, body }) => head !== '' && body !== '');
}

/** Leaves out custom properties until each that is set is read by another rule or in the page. */
function withoutUnread(rules: Rule[], html: string): string {
  const css = rules.map(written).join('');
  const read = new Set([...(html + css).matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name));
  const left = mapDeclarations(rules, (declaration) => {
    const name = PROPERTY.exec(declaration)?.[1];
    return name === undefined || read.has(name) ? shortNumbers(declaration) : '';
  });
  return left.length === rules.length && left.map(written).join('') === css
    ? css
    : withoutUnread(left, html);
}

/** Numbers below one without their zero, where minifiers leave them: in custom properties. Strings keep theirs. */
function shortNumbers(declaration: string): string {
  return PROPERTY.test(declaration) && !/["']/.test(declaration)
    ? declaration.replace(/(?<=[\s(,:])0(?=\.\d)/g, '')
    : declaration;
}

/** The rules with each declaration as `change` says; without those of which nothing is left. */
function mapDeclarations(rules: Rule[], change: (declaration: string) => string): Rule[] {
  return rules
    .map(({ head, body }) => {
      if (body === null || (head.startsWith('@') && !NESTING.test(head))) return { head, body };
      if (head.startsWith('@'))
        return { head, body: mapDeclarations(rulesOf(body), change).map(written).join('') };
      return { head, body: splitTop(body, ';').map(change).filter(Boolean).join(';') };
    })
    .filter(({ body }) => body !== '');
}
