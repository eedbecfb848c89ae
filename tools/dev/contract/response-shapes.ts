/** The parts of a JSON schema that say which type a value has. */
type Schema = {
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

const typeDeclaration = `/**
 * The types of a response. Text: the JSON types that a value may have, separated by a space. A list with one entry: a
 * list of such items. A list with several entries: one of these objects. An object: its properties; the name of an
 * optional property ends with a question mark.
 */
export type Shape = string | readonly Shape[] | { readonly [name: string]: Shape };

`;

/**
 * Writes the shape of the data of each operation's success, for `src/api/response-shape.ts`. Lengths, patterns and
 * enums are left out: a value that a later contract allows must not be refused.
 * @param contract the contract as one object
 * @returns a TypeScript module
 * @throws Error for a schema that a shape cannot describe
 */
export function responseShapes({ paths, components }: Contract): string {
  const schemaName = ({ $ref }: Schema) => $ref?.split('/').at(-1) ?? '';
  const resolveReference = (schema: Schema): Schema =>
    schema.$ref ? resolveReference(components.schemas[schemaName(schema)] ?? {}) : schema;
  const constants = new Map<string, string>();

  const shapeLiteral = (schema: Schema): string => {
    const resolved = resolveReference(schema);
    const { oneOf, type, properties, items } = resolved;
    if (oneOf) {
      const shapes = oneOf.map(shapeLiteral);
      if (shapes.every((shape) => shape.startsWith("'")))
        return `'${shapes.map((shape) => shape.slice(1, -1)).join(' ')}'`;
      return `[${shapes.join(', ')}]`;
    }
    if (items) return `[${shapeLiteral(items)}]`;
    if (properties) return schema.$ref ? namedShape(schema, resolved) : objectLiteral(resolved);
    if (!type) throw new Error(`A response has a schema without a type: ${JSON.stringify(schema)}`);
    return `'${[type].flat().join(' ')}'`;
  };

  const objectLiteral = ({ properties = {}, required = [] }: Schema): string => {
    const entries = Object.entries(properties).map(([name, schema]) => {
      const key = required.includes(name) ? name : `'${name}?'`;
      return `${key}: ${shapeLiteral(schema)}`;
    });
    return `{ ${entries.join(', ')} }`;
  };

  /** A schema that has a name is written once. */
  const namedShape = (schema: Schema, resolved: Schema): string => {
    const name = schemaName(schema).replace(/^./, (letter) => letter.toLowerCase());
    if (!constants.has(name)) constants.set(name, objectLiteral(resolved));
    return name;
  };

  const rows = Object.entries(paths).flatMap(([path, item]) =>
    Object.values(item).flatMap((operation) => {
      const success = operation.responses['200']?.content?.['application/json']?.schema?.oneOf?.[0];
      const data = success && resolveReference(success).properties?.data;
      if (!data || resolveReference(data).type === 'null') return [];
      return [`  '${path}': ${shapeLiteral(data)},`];
    }),
  );

  return [
    typeDeclaration,
    ...[...constants].map(([name, shape]) => `const ${name} = ${shape};\n`),
    "\n/** The data of each operation's success. An operation that is missing here promises no data. */\n",
    `export const responseShapes: Readonly<Record<string, Shape>> = {\n${rows.join('\n')}\n};\n`,
  ].join('');
}
