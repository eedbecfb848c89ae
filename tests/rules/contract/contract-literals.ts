import ts from 'typescript';
import type { SourceFile } from '#tests/rules/support.ts';

type Json = Record<string, unknown>;

/** Numbers of one kind, and the units that follow them in texts. */
type Limit = { numbers: unknown[]; units: string };

/** The values of the contract that hand-written code must take from generated code. */
type ContractValues = {
  texts: ReadonlySet<unknown>;
  patterns: ReadonlySet<unknown>;
  limits: readonly Limit[];
};

/** A literal that repeats a value of the contract. */
type ContractLiteral = { path: string; line: number; value: string };

const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null;

/** Returns the schemas and operations of the contract at any depth, without its examples. */
function nodesOf(node: unknown): Json[] {
  if (!isObject(node)) return [];
  const inner = Object.entries(node).filter(([key]) => key !== 'examples' && key !== 'example');
  return [node, ...inner.flatMap(([, value]) => nodesOf(value))];
}

/** Reads the values from the bundled contract. */
export function contractValues(contract: Json): ContractValues {
  const nodes = nodesOf(contract);
  const leavesOf = (value: unknown): unknown[] => (isObject(value) ? Object.values(value).flatMap(leavesOf) : [value]);
  const valuesOf = (some: Json[], ...keys: string[]) =>
    keys.flatMap((key) => some.flatMap((node) => leavesOf(node[key])));
  const all = (...keys: string[]) => valuesOf(nodes, ...keys);
  const lengths = valuesOf(
    nodes.filter(({ format }) => format !== 'binary'),
    'minLength',
    'maxLength',
  );
  const bytes = [
    ...valuesOf(
      nodes.filter(({ format }) => format === 'binary'),
      'maxLength',
    ),
    ...all('x-max-body-bytes'),
  ];
  // Every list and text may have the limits 0 and 1.
  const limit = (numbers: unknown[], units: string): Limit => ({
    numbers: numbers.filter((value) => Number(value) > 1),
    units,
  });
  return {
    texts: new Set(all('enum', 'const').filter((value) => typeof value === 'string' && value !== '')),
    patterns: new Set(all('pattern').filter((pattern) => String(pattern).length > 3)),
    limits: [
      limit([...lengths, ...all('x-digits')], '자리?'),
      limit(all('maxItems', 'default'), '개'),
      limit(
        bytes.map((size) => Number(size) / 2 ** 20),
        'MB',
      ),
      limit(all('x-valid-minutes', 'x-lock-minutes'), '분'),
      limit(all('x-max-attempts'), '[회번]'),
      limit(all('x-fees'), '원'),
    ],
  };
}

const isPropertyName = (node: ts.Node) =>
  (ts.isPropertyAssignment(node.parent) || ts.isPropertyAccessExpression(node.parent)) && node.parent.name === node;

/** Returns the text of a literal, and of a name in letters other than English ones, as in `MemberType.일반회원`. */
function literalText(node: ts.Node): string {
  if (ts.isStringLiteralLike(node) || ts.isTemplateLiteralToken(node) || ts.isJsxText(node)) return node.text;
  if (ts.isNumericLiteral(node) && isPropertyName(node)) return node.text;
  return ts.isIdentifier(node) && isPropertyName(node) && !/^[\w$]+$/.test(node.text) ? node.text : '';
}

/** openapi-fetch accepts only paths of the contract, as in `client.POST('/v1/front/login')`. */
const isPathOfClient = ({ parent }: ts.Node) =>
  ts.isCallExpression(parent) && /\.(GET|POST)$/.test(parent.expression.getText());

/** Returns the value of the contract that a text repeats: an error code, a value of an enum, a path or a limit. */
function valueInText(node: ts.Node, text: string, { texts, limits }: ContractValues): string | undefined {
  if (text === '') return undefined;
  const isWhole = !ts.isJsxText(node) && !ts.isTemplateHead(node) && !ts.isTemplateMiddleOrTemplateTail(node);
  // Coordinates in SVG are attributes with digits.
  const isCoordinate = ts.isJsxAttribute(node.parent) && /^\d+$/.test(text);
  if (isWhole && texts.has(text) && !isCoordinate) return text;
  if (/\/v1\/(front|common)\//.test(text) && !isPathOfClient(node)) return text;
  for (const { numbers, units } of limits)
    for (const [match, number = ''] of text.matchAll(new RegExp(`(\\d[\\d,]*) ?(?:${units})`, 'g')))
      if (numbers.includes(Number(number.replaceAll(',', '')))) return match;
  return undefined;
}

/** Finds the literals in hand-written files that repeat a value of the contract. */
export function contractLiterals(files: readonly SourceFile[], values: ContractValues): ContractLiteral[] {
  return files.flatMap(({ path, text }) => {
    const found: ContractLiteral[] = [];
    const kind = path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
    const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, kind);
    const visitNode = (node: ts.Node) => {
      if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) return;
      const isPattern =
        ts.isRegularExpressionLiteral(node) && values.patterns.has(node.text.replace(/^\/|\/\w*$/g, ''));
      const repeated = [valueInText(node, literalText(node), values), isPattern ? node.text : undefined];
      const line = file.getLineAndCharacterOfPosition(node.getStart()).line + 1;
      found.push(...repeated.flatMap((value) => (value === undefined ? [] : [{ path, line, value }])));
      ts.forEachChild(node, visitNode);
    };
    visitNode(file);
    return found;
  });
}
