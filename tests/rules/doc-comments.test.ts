import ts from 'typescript';
import { filesIn, type SourceFile } from './source-files';

const CODE = filesIn(['content', 'services', 'db', 'cli', 'site'], /\.(tsx?|mjs)$/);

/** Gatsby looks these up by name; what they are is written in its manual. */
const NAMED_BY_GATSBY = new Set(['Head', 'query']);
/** A migration's name says what both directions do. */
const MIGRATION = /^db\/migrations\/\d/;

const isExported = (node: ts.Statement) =>
  ts.canHaveModifiers(node) &&
  (ts.getModifiers(node) ?? []).some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);

function namesOf(node: ts.Statement): string[] {
  if (ts.isVariableStatement(node)) {
    return node.declarationList.declarations.map(({ name }) => name.getText());
  }
  const isNamed =
    ts.isFunctionDeclaration(node) ||
    ts.isInterfaceDeclaration(node) ||
    ts.isTypeAliasDeclaration(node) ||
    ts.isClassDeclaration(node);
  return isNamed ? [node.name?.text ?? 'default'] : [];
}

/** Exported names without a doc comment. A type shares the comment of the schema that has its name. */
function undocumented({ path, text }: SourceFile): string[] {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const exported = source.statements.filter(isExported);
  const hasComment = (node: ts.Statement) => ts.getJSDocCommentsAndTags(node).length > 0;
  const documented = new Set(exported.filter(hasComment).flatMap(namesOf));
  const nameless = exported.filter((node) => !hasComment(node)).flatMap(namesOf);
  return nameless
    .filter((name) => !documented.has(name) && !NAMED_BY_GATSBY.has(name) && !MIGRATION.test(path))
    .map((name) => `${path} ${name}`);
}

test('every export says what it promises', () => {
  expect(CODE.flatMap(undocumented)).toEqual([]);
});

test.each([
  ['export const a = 1;', 1],
  ['export function a() {}', 1],
  ['export interface A { b: 1 }', 1],
  ['export default function a() {}', 1],
  ['/** Says. */\nexport const a = 1;', 0],
  ['/** Says. */\nexport const A = z.string();\nexport type A = string;', 0],
  ['// says\nexport const a = 1;', 1],
  ['const a = 1;', 0],
])('%j leaves %i exports without a comment', (text, count) => {
  expect(undocumented({ path: 'a.ts', text })).toHaveLength(count);
});
