import { copyResponse, type Fault, fault, isJsonResponse, type LooseJson, readJson } from '#test/faults/fault.ts';
import { contractDocument } from '#verify/contract/document.ts';

/** Creates a variant that writes the same JSON differently. `write` returns the text. */
const jsonText = (name: string, write: (json: LooseJson) => string): Fault =>
  fault.response(name, 'all', async (response) =>
    isJsonResponse(response) ? copyResponse(response, write(await readJson(response))) : response,
  );

/** Rebuilds JSON from the inside. `change` receives each object with its changed values. */
function rebuild(value: LooseJson, change: (entries: [string, LooseJson][]) => [string, LooseJson][]): LooseJson {
  if (Array.isArray(value)) return value.map((item) => rebuild(item, change));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(change(Object.entries(value).map(([key, inner]) => [key, rebuild(inner, change)])));
}

const escapeAll = (text: string) =>
  text.replace(/[^ -~]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);

/** Collects the names of the fields of every schema in a part of the contract, and of those that a schema requires. */
function collectNames(part: LooseJson, all: Set<string>, required: Set<string>): void {
  if (typeof part !== 'object' || part === null) return;
  if (typeof part.properties === 'object') for (const name of Object.keys(part.properties)) all.add(name);
  if (Array.isArray(part.required)) for (const name of part.required) required.add(name);
  for (const inner of Object.values(part)) collectNames(inner, all, required);
}

const [allNames, requiredNames] = [new Set<string>(), new Set<string>()];
collectNames(contractDocument, allNames, requiredNames);
/** Fields that no schema requires, so that a server may leave them out instead of sending null. */
const optionalNames = new Set([...allNames].filter((name) => !requiredNames.has(name)));

/** Lawful servers that write JSON in another way. */
export const jsonVariants: Fault[] = [
  jsonText('the keys of JSON are in reverse order', (json) =>
    JSON.stringify(rebuild(json, (entries) => entries.toReversed())),
  ),
  jsonText('JSON is indented, with white space around it', (json) => `\r\n\t ${JSON.stringify(json, null, 2)} \n\n`),
  jsonText('JSON has Unicode escapes', (json) => escapeAll(JSON.stringify(json))),
  jsonText('JSON has escaped slashes', (json) => JSON.stringify(json).replaceAll('/', '\\/')),
  jsonText('failures have long messages in English', (json) =>
    JSON.stringify(json.error ? { ...json, error: { ...json.error, message: 'Failed. '.repeat(60) } } : json),
  ),
  jsonText('optional fields without a value are left out', (json) =>
    JSON.stringify(
      rebuild(json, (entries) => entries.filter(([key, value]) => value !== null || !optionalNames.has(key))),
    ),
  ),
];
