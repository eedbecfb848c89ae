/** What a developer has asked for, for every request from now on. */
export type TapSettings = {
  /** The scenario of an operation, as its status and the name of the example: `200 empty`. */
  scenarios: Readonly<Record<string, string>>;
  /** How much longer every answer takes, in milliseconds. */
  latency: number;
  /** Whether every request fails as on a dead network. */
  offline: boolean;
};

const key = 'mock-tap';
const longest = 60_000;

const noSettings: TapSettings = { scenarios: {}, latency: 0, offline: false };

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whatever was given, as settings: what is of the wrong kind counts as not given. */
export function sound(value: unknown): TapSettings {
  if (!isRecord(value)) return noSettings;
  const { scenarios, latency, offline } = value;
  const chosen = Object.entries(isRecord(scenarios) ? scenarios : {}).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string' && /^\d{3} \S+$/.test(entry[1]),
  );
  return {
    scenarios: Object.fromEntries(chosen),
    latency: typeof latency === 'number' && latency > 0 ? Math.min(latency, longest) : 0,
    offline: offline === true,
  };
}

/** The settings that this tab had before a reload. Storage may be forbidden, or hold anything. */
export function restore(): TapSettings {
  try {
    return sound(JSON.parse(sessionStorage.getItem(key) ?? 'null'));
  } catch {
    return noSettings;
  }
}

/** Keeps the settings of this tab over a reload, where storage lets it. */
export function keep(settings: TapSettings): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(settings));
  } catch {
    // They hold until the reload, which is all that can be had here.
  }
}
