/** The settings of a developer for all later requests. */
export type RequestSettings = {
  /** The selected scenario per operation: the status and the name of the example, such as `200 empty`. */
  scenarios: Readonly<Record<string, string>>;
  /** The delay of every request in milliseconds. */
  latency: number;
  /** Whether every request fails with a network error. */
  offline: boolean;
};

const storageKey = 'mock-request-log';
const maxLatencyMs = 60_000;

const defaultSettings: RequestSettings = { scenarios: {}, latency: 0, offline: false };

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Converts any value to valid settings. Invalid fields get their default. */
export function sanitizeSettings(value: unknown): RequestSettings {
  if (!isRecord(value)) return defaultSettings;
  const { scenarios, latency, offline } = value;
  const chosen = Object.entries(isRecord(scenarios) ? scenarios : {}).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string' && /^\d{3} \S+$/.test(entry[1]),
  );
  return {
    scenarios: Object.fromEntries(chosen),
    latency: typeof latency === 'number' && latency > 0 ? Math.min(latency, maxLatencyMs) : 0,
    offline: offline === true,
  };
}

/** Restores the settings of this tab after a reload. Storage may be blocked or contain invalid values. */
export function restoreSettings(): RequestSettings {
  try {
    return sanitizeSettings(JSON.parse(sessionStorage.getItem(storageKey) ?? 'null'));
  } catch {
    return defaultSettings;
  }
}

/** Saves the settings of this tab for the next reload. */
export function saveSettings(settings: RequestSettings): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(settings));
  } catch {
    // Storage is blocked or full. The settings are kept in memory until the next reload.
  }
}
