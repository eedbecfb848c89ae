import ts from 'typescript';

/** A hand-written TypeScript file with its path from the root of the repository. */
export type SourceFile = { path: string; text: string };

/** The declaration's name if it declares a function: `function name() {}`, or `const name = () => {}`. */
function declaredFunctionName(node: ts.Node): string | undefined {
  if (ts.isFunctionDeclaration(node)) return node.name?.text;
  if (!ts.isVariableDeclaration(node) || !ts.isIdentifier(node.name) || !node.initializer) return undefined;
  const isFunction = ts.isArrowFunction(node.initializer) || ts.isFunctionExpression(node.initializer);
  return isFunction ? node.name.text : undefined;
}

/** Returns the names of the functions that a file declares at any depth, without methods and callbacks. */
export function functionNamesIn({ path, text }: SourceFile): Set<string> {
  const names = new Set<string>();
  const kind = path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const collectNames = (node: ts.Node) => {
    const name = declaredFunctionName(node);
    if (name !== undefined) names.add(name);
    ts.forEachChild(node, collectNames);
  };
  collectNames(ts.createSourceFile(path, text, ts.ScriptTarget.Latest, false, kind));
  return names;
}

/**
 * Finds function names that too many files declare. A reader cannot tell which of these functions a call means, and a
 * search for the name finds all of them.
 * @param files the hand-written files
 * @param meanings names with the same meaning in every file, each with this meaning; they are not reported
 * @param limit the number of files that may declare the same name
 * @returns one line for each name, `name: files`, in alphabetical order
 */
export function repeatedFunctionNames(
  files: readonly SourceFile[],
  meanings: Readonly<Record<string, string>> = {},
  limit = 2,
): string[] {
  const pathsByName = new Map<string, string[]>();
  for (const file of files) {
    for (const name of functionNamesIn(file)) pathsByName.set(name, [...(pathsByName.get(name) ?? []), file.path]);
  }
  return [...pathsByName]
    .filter(([name, paths]) => paths.length > limit && !Object.hasOwn(meanings, name))
    .map(([name, paths]) => `${name}: ${paths.sort().join(', ')}`)
    .sort();
}
