import { type Contract, operationsOf, resolveSchema, type Schema, schemaName } from './contract.ts';

const typeDeclaration = `/**
 * The types of a response. A text has the JSON types that a value may have, separated by spaces. A list with one entry
 * means a list of such items. A list with several entries means one of these objects. An object has its properties; the
 * name of an optional property ends with a question mark.
 */
export type Shape = string | readonly Shape[] | { readonly [name: string]: Shape };

`;

/**
 * Generates the shapes of the data of each operation's success. The site checks responses against them. Lengths, patterns
 * and enums are left out, because the site must accept values that a later contract allows.
 * @returns the code of a TypeScript module
 * @throws Error for a schema that a shape cannot describe
 */
export function responseShapes(contract: Contract): string {
  const constants = new Map<string, string>();

  const shapeLiteral = (schema: Schema): string => {
    const resolved = resolveSchema(contract, schema);
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

  /** Returns the constant of a named schema, and generates it at its first use. */
  const namedShape = (schema: Schema, resolved: Schema): string => {
    const name = schemaName(schema).replace(/^./, (letter) => letter.toLowerCase());
    if (!constants.has(name)) constants.set(name, objectLiteral(resolved));
    return name;
  };

  const rows = operationsOf(contract).flatMap(({ path, operation }) => {
    const success = operation.responses['200']?.content?.['application/json']?.schema?.oneOf?.[0];
    const data = success && resolveSchema(contract, success).properties?.data;
    return data && resolveSchema(contract, data).type !== 'null' ? [`  '${path}': ${shapeLiteral(data)},`] : [];
  });

  return [
    typeDeclaration,
    ...[...constants].map(([name, shape]) => `const ${name} = ${shape};\n`),
    "\n/** The data of each operation's success. The success of an operation that is missing here has no data. */\n",
    `export const responseShapes: Readonly<Record<string, Shape>> = {\n${rows.join('\n')}\n};\n`,
  ].join('');
}
