import ts from 'typescript';
import type { SourceFile } from '#tests/rules/function-names.ts';

type Json = Record<string, unknown>;

/** The values of the contract that hand-written code must take from generated code. */
export type ContractValues = {
  codes: ReadonlySet<string>;
  enumValues: ReadonlySet<string>;
  /** The first two segments of the paths, for example `/v1/front/`. */
  pathPrefixes: readonly string[];
  patterns: ReadonlySet<string>;
  limits: readonly Limit[];
};

/** Numbers of one kind, the names that code gives to them, and the units that follow them in texts. */
type Limit = { numbers: ReadonlySet<number>; names: RegExp; units: string };

/** A literal that repeats a value of the contract. */
export type ContractLiteral = {
  kind: 'error code' | 'path' | 'enum value' | 'limit';
  path: string;
  line: number;
  value: string;
};

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
  const valuesOf = (...keys: string[]) => keys.flatMap((key) => nodes.map((node) => node[key]));
  const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';
  const leavesOf = (value: unknown): unknown[] => (isObject(value) ? Object.values(value).flatMap(leavesOf) : [value]);
  /** Returns the numbers above 1 of some keywords. Every list and text may have the limits 0 and 1. */
  const numbersOf = (...keys: string[]) =>
    valuesOf(...keys)
      .flatMap(leavesOf)
      .filter((value): value is number => typeof value === 'number' && value > 1);
  const schemas = Object(contract.components).schemas;
  const codes = new Set<string>(schemas.ErrorCode.enum);
  const lengths = nodes
    .filter(({ format }) => format !== 'binary')
    .flatMap(({ minLength, maxLength }) => [minLength, maxLength]);
  const bytes = [
    ...nodes.filter(({ format }) => format === 'binary').map(({ maxLength }) => maxLength),
    ...numbersOf('x-max-body-bytes'),
  ];
  const minutes = numbersOf('x-valid-minutes', 'x-lock-minutes');
  const limit = (numbers: unknown[], names: RegExp, units: string): Limit => ({
    numbers: new Set(numbers.filter((value): value is number => typeof value === 'number' && value > 1)),
    names,
    units,
  });
  return {
    codes,
    enumValues: new Set(
      [...valuesOf('enum').flat(), ...valuesOf('const')].filter(isText).filter((value) => !codes.has(value)),
    ),
    pathPrefixes: [
      ...new Set(Object.keys(Object(contract.paths)).map((path) => `${path.split('/').slice(0, 3).join('/')}/`)),
    ],
    patterns: new Set(
      valuesOf('pattern')
        .filter(isText)
        .filter((pattern) => pattern.length > 3),
    ),
    limits: [
      limit([...lengths, ...numbersOf('x-digits')], /length$|digits$/i, '자리?'),
      limit(numbersOf('maxItems', 'default'), /^max.*(files|items|entries|records)|^rows?$/i, '개'),
      limit([...bytes, ...bytes.map((size) => Number(size) / 2 ** 20)], /size|bytes|limit/i, 'MB'),
      limit([...minutes, ...minutes.map((value) => value * 60_000)], /lifetime|valid|permit|minutes|lock/i, '분'),
      limit(numbersOf('x-max-attempts'), /fail|attempt|wrong/i, '[회번]'),
      limit(numbersOf('x-fees'), /fee|won|amount/i, '원'),
    ],
  };
}

/** Returns the number of a numeric literal, or of a product of such literals, as in `10 * 60_000`. */
function constantNumber(node: ts.Node): number | undefined {
  if (ts.isNumericLiteral(node)) return Number(node.text);
  if (ts.isJsxExpression(node) && node.expression) return constantNumber(node.expression);
  if (!ts.isBinaryExpression(node) || node.operatorToken.kind !== ts.SyntaxKind.AsteriskToken) return undefined;
  const [left, right] = [constantNumber(node.left), constantNumber(node.right)];
  return left === undefined || right === undefined ? undefined : left * right;
}

/** Returns the name and the value of a constant, a property or a JSX attribute. */
function namedValue(node: ts.Node): { name: string; value: ts.Node } | undefined {
  if (!ts.isVariableDeclaration(node) && !ts.isPropertyAssignment(node) && !ts.isJsxAttribute(node)) return undefined;
  return node.initializer && { name: node.name.getText(), value: node.initializer };
}

const isPropertyName = (node: ts.Node) =>
  (ts.isPropertyAssignment(node.parent) || ts.isPropertyAccessExpression(node.parent)) && node.parent.name === node;

/** Returns the text of a literal, and of a name in letters other than English ones, as in `MemberType.일반회원`. */
function literalText(node: ts.Node): string | undefined {
  if (ts.isStringLiteralLike(node) || ts.isTemplateLiteralToken(node) || ts.isJsxText(node)) return node.text;
  if (ts.isNumericLiteral(node) && isPropertyName(node)) return node.text;
  return ts.isIdentifier(node) && isPropertyName(node) && !/^[\w$]+$/.test(node.text) ? node.text : undefined;
}

/** openapi-fetch accepts only paths of the contract, as in `client.POST('/v1/front/login')`. */
const isPathOfClient = ({ parent }: ts.Node) =>
  ts.isCallExpression(parent) &&
  ts.isPropertyAccessExpression(parent.expression) &&
  /^(GET|POST)$/.test(parent.expression.name.text);

/** Returns the first number with a unit in a text that is a limit of the contract, such as `20자`. */
function limitInText(text: string, limits: readonly Limit[]): string | undefined {
  for (const { numbers, units } of limits) {
    for (const [match, number = ''] of text.matchAll(new RegExp(`(\\d[\\d,]*) ?(?:${units})`, 'g'))) {
      if (numbers.has(Number(number.replaceAll(',', '')))) return match;
    }
  }
  return undefined;
}

/** Returns the value of the contract that a text repeats. */
function valueInText(
  node: ts.Node,
  text: string,
  values: ContractValues,
): Pick<ContractLiteral, 'kind' | 'value'> | undefined {
  const isWhole = !ts.isJsxText(node) && !ts.isTemplateHead(node) && !ts.isTemplateMiddleOrTemplateTail(node);
  if (isWhole && values.codes.has(text) && !ts.isJsxAttribute(node.parent)) return { kind: 'error code', value: text };
  if (isWhole && values.enumValues.has(text)) return { kind: 'enum value', value: text };
  if (values.pathPrefixes.some((prefix) => text.includes(prefix)) && !isPathOfClient(node))
    return { kind: 'path', value: text };
  const limit = limitInText(text, values.limits);
  return limit === undefined ? undefined : { kind: 'limit', value: limit };
}

/**
 * Finds the literals that repeat a value of the contract: an error code, a path, a value of an enum, or a limit as a
 * number, in a text or as a regular expression.
 * @param files hand-written files
 */
export function contractLiterals(files: readonly SourceFile[], values: ContractValues): ContractLiteral[] {
  return files.flatMap(({ path, text }) => {
    const found: ContractLiteral[] = [];
    const kind = path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
    const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, kind);
    const report = (node: ts.Node, kind: ContractLiteral['kind'], value: string) =>
      found.push({ kind, path, line: file.getLineAndCharacterOfPosition(node.getStart()).line + 1, value });
    const visitNode = (node: ts.Node) => {
      if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) return;
      const literal = literalText(node);
      const repeated = literal === undefined ? undefined : valueInText(node, literal, values);
      if (repeated) report(node, repeated.kind, repeated.value);
      const named = namedValue(node);
      const number = named && constantNumber(named.value);
      // `Array.from({ length: 20 })` has no limit.
      const isLimit = number !== undefined && named?.name !== 'length';
      if (isLimit && values.limits.some(({ numbers, names }) => numbers.has(number) && names.test(named?.name ?? '')))
        report(node, 'limit', `${named?.name} ${number}`);
      if (ts.isRegularExpressionLiteral(node) && values.patterns.has(node.text.slice(1, node.text.lastIndexOf('/'))))
        report(node, 'limit', node.text);
      ts.forEachChild(node, visitNode);
    };
    visitNode(file);
    return found;
  });
}
