/** Returns the date in Seoul (YYYY-MM-DD), nine hours ahead of UTC all year. `epochMs` is the time since the epoch. */
export const dateInSeoul = (epochMs: number) => new Date(epochMs + 9 * 3_600_000).toISOString().slice(0, 10);
