/** Returns whether a value of JSON is an object or a list. */
export const isJsonRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** Another site cannot send JSON here: its browser would first ask the server, which allows it to no other site. */
export const isJsonRequest = ({ headers }: Request) =>
  headers.get('Content-Type')?.startsWith('application/json') ?? false;
