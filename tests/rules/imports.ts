import path from 'node:path';
import ts from 'typescript';
import type { SourceFile } from './source-files';

/** One place where a file names another module. */
export interface Import {
  /** The file that imports. */
  from: string;
  /** From the root and without ending for a file of ours, the bare name for a package. */
  to: string;
  isPackage: boolean;
  /** Whether nothing of it is left in the running program. */
  isType: boolean;
}

/** Every import, export-from, `import()`, `require()` and import type of a file. */
export function importsOf({ path: from, text }: SourceFile): Import[] {
  const found: Import[] = [];
  const add = (specifier: ts.Node | undefined, isType: boolean) => {
    if (!specifier || !ts.isStringLiteralLike(specifier)) return;
    const isPackage = !specifier.text.startsWith('.');
    const to = isPackage
      ? specifier.text
      : path.posix.join(path.posix.dirname(from), specifier.text);
    found.push({ from, to: to.replace(/\.(tsx?|mjs|cjs)$/, ''), isPackage, isType });
  };
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node)) add(node.moduleSpecifier, isTypeImport(node));
    if (ts.isExportDeclaration(node)) add(node.moduleSpecifier, node.isTypeOnly);
    if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument))
      add(node.argument.literal, true);
    if (ts.isCallExpression(node) && isLoad(node.expression)) add(node.arguments[0], false);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(from, text, ts.ScriptTarget.Latest, true));
  return found;
}

function isTypeImport({ importClause }: ts.ImportDeclaration): boolean {
  if (!importClause) return false;
  if (importClause.isTypeOnly) return true;
  const names = importClause.namedBindings;
  if (importClause.name || !names || !ts.isNamedImports(names)) return false;
  return names.elements.length > 0 && names.elements.every((element) => element.isTypeOnly);
}

function isLoad(called: ts.Expression): boolean {
  const isRequire = ts.isIdentifier(called) && called.text === 'require';
  return called.kind === ts.SyntaxKind.ImportKeyword || isRequire;
}
