/** What a developer has asked for, for every request from now on. */
export type RequestSettings = {
  /** The scenario of an operation, as its status and the name of the example: `200 empty`. */
  scenarios: Readonly<Record<string, string>>;
  /** How much longer every answer takes, in milliseconds. */
  latency: number;
  /** Whether every request fails as on a dead network. */
  offline: boolean;
};

const storageKey = 'mock-tap';
const maxLatencyMs = 60_000;

const defaultSettings: RequestSettings = { scenarios: {}, latency: 0, offline: false };

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whatever was given, as settings: what is of the wrong kind counts as not given. */
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

/** The settings that this tab had before a reload. Storage may be forbidden, or hold anything. */
export function restoreSettings(): RequestSettings {
  try {
    return sanitizeSettings(JSON.parse(sessionStorage.getItem(storageKey) ?? 'null'));
  } catch {
    return defaultSettings;
  }
}

/** Keeps the settings of this tab over a reload, where storage lets it. */
export function saveSettings(settings: RequestSettings): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(settings));
  } catch {
    // They hold until the reload, which is all that can be had here.
  }
}
