/** The parts of a JSON schema that say where it has objects and lists. */
export type Schema = {
  $ref?: string;
  oneOf?: Schema[];
  type?: string | string[];
  required?: string[];
  properties?: Record<string, Schema>;
  items?: Schema;
};

type Contract = {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Schema> };
};
type Operation = { responses: Record<string, { content?: Record<string, { schema?: Schema }> }> };

const typeDeclaration = `/** Text, a number or a truth value. */
export const scalar = 's';

/** The same, or null. */
export const nullable = 'n';

/**
 * The shape of a response. A list with one entry: a list of such items. A list with several entries: one of these
 * objects. An object: its properties; the name of an optional property ends with a question mark.
 */
export type Shape = typeof scalar | typeof nullable | readonly Shape[] | { readonly [name: string]: Shape };

`;

/**
 * Writes the shape of the data of each operation's success, for `src/api/response-shape.ts`. Which scalar
 * type a value has, lengths, patterns and enums are left out: what can be shown must not be refused.
 * @param contract the contract as one object
 * @returns a TypeScript module
 * @throws Error for a schema that a shape cannot describe
 */
export function responseShapes({ paths, components }: Contract): string {
  const nameOf = ({ $ref }: Schema) => $ref?.split('/').at(-1) ?? '';
  const resolve = (schema: Schema): Schema =>
    schema.$ref ? resolve(components.schemas[nameOf(schema)] ?? {}) : schema;
  const constants = new Map<string, string>();

  const isScalar = (shape: string) => shape === 'scalar' || shape === 'nullable';

  const shapeOf = (schema: Schema): string => {
    const resolved = resolve(schema);
    const { oneOf, type, properties, items } = resolved;
    if (oneOf) {
      const shapes = oneOf.map(shapeOf);
      if (!shapes.every(isScalar)) return `[${shapes.join(', ')}]`;
      return shapes.includes('nullable') ? 'nullable' : 'scalar';
    }
    if (items) return `[${shapeOf(items)}]`;
    if (properties) return schema.$ref ? constantOf(schema, resolved) : objectOf(resolved);
    if (!type) throw new Error(`A response has a schema without a type: ${JSON.stringify(schema)}`);
    return [type].flat().includes('null') ? 'nullable' : 'scalar';
  };

  const objectOf = ({ properties = {}, required = [] }: Schema): string => {
    const entries = Object.entries(properties).map(([name, schema]) => {
      const key = required.includes(name) ? name : `'${name}?'`;
      return `${key}: ${shapeOf(schema)}`;
    });
    return `{ ${entries.join(', ')} }`;
  };

  /** A schema that has a name is written once. */
  const constantOf = (schema: Schema, resolved: Schema): string => {
    const name = nameOf(schema).replace(/^./, (letter) => letter.toLowerCase());
    if (!constants.has(name)) constants.set(name, objectOf(resolved));
    return name;
  };

  const rows = Object.entries(paths).flatMap(([path, item]) =>
    Object.values(item).flatMap((operation) => {
      const success = operation.responses['200']?.content?.['application/json']?.schema?.oneOf?.[0];
      const data = success && resolve(success).properties?.data;
      if (!data || resolve(data).type === 'null') return [];
      return [`  '${path}': ${shapeOf(data)},`];
    }),
  );

  return [
    typeDeclaration,
    ...[...constants].map(([name, shape]) => `const ${name}: Shape = ${shape};\n`),
    "\n/** The data of each operation's success. An operation that is missing here promises no data. */\n",
    `export const responseShapes: Readonly<Record<string, Shape>> = {\n${rows.join('\n')}\n};\n`,
  ].join('');
}
