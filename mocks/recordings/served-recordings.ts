import type { RecordedScenario, RecordedStore, RecordedSummary } from './recorded-scenarios.ts';

/** The path at which the development server offers the recorded scenarios, and accepts another one. */
export const recordingsPath = '/__recordings';

/** Requests JSON. @returns the value, or null when the server has no recordings */
async function requestJson(path: string): Promise<unknown> {
  const response = await fetch(recordingsPath + path, { headers: { Accept: 'application/json' } }).catch(() => null);
  const isJson = response?.headers.get('Content-Type')?.startsWith('application/json') ?? false;
  return response && isJson ? response.json() : null;
}

/** The recorded scenarios of the development server. */
export const servedRecordings: RecordedStore = {
  // The server has the same code, so its JSON has these types.
  list: async () => ((await requestJson('')) ?? []) as RecordedSummary[],
  read: async (operation, name) => (await requestJson(`/${operation}/${name}`)) as RecordedScenario | null,
};
