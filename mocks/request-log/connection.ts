import type { Source } from './request-entry.ts';
import { createStoredValue } from './stored-value.ts';

/** Who answers each operation. `persona` is the ID of the persona for members of the backend; null chooses by type. */
export type Connection = { sources: Readonly<Record<string, Source>>; persona: string | null };

const path = '/__connection';

/** The state of the development server. It is null when the site does not run on a backend. */
export const connectionState = createStoredValue<{ connection: Connection | null }>(null, { connection: null });

const isConnection = (value: unknown): value is Connection =>
  typeof value === 'object' && value !== null && 'sources' in value && 'persona' in value;

async function requestConnection(init?: RequestInit): Promise<void> {
  // Without this header, a server without the path sends the home page.
  const headers = { Accept: 'application/json', 'Content-Type': 'application/json' };
  const response = await fetch(path, { ...init, headers });
  const isJson = response.headers.get('Content-Type')?.startsWith('application/json') ?? false;
  const value: unknown = isJson ? await response.json() : null;
  connectionState.set({ connection: isConnection(value) ? value : null });
}

/** Loads the state. Without a server, the last state stays. */
export const loadConnection = (): Promise<void> => requestConnection().catch(() => undefined);

/** Changes sources or the persona. @throws TypeError when the server cannot be reached */
export const changeConnection = (change: Partial<Connection>): Promise<void> =>
  requestConnection({ method: 'POST', body: JSON.stringify(change) });
