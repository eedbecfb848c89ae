/** Parses a text that may not be JSON. @returns undefined if it is not */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** An object of JSON. */
export type JsonObject = Record<string, unknown>;

/** Checks whether a parsed value is an object, as opposed to an array. */
export const isJsonObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
