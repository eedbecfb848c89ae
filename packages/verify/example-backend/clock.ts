/** The clock of the server. A test can move it, so the server never asks the system for the time elsewhere. */
import type { DatabaseSync } from 'node:sqlite';

export const minute = 60_000;

/** Returns the time of the server in milliseconds since 1970. */
export function now(database: DatabaseSync): number {
  const row = database.prepare('SELECT offset_ms FROM clock').get();
  return Date.now() + Number(row?.offset_ms ?? 0);
}

/** Sets the clock to a moment. It runs on from there. */
export function setClock(database: DatabaseSync, moment: number): void {
  database.exec('DELETE FROM clock');
  database.prepare('INSERT INTO clock VALUES (?)').run(moment - Date.now());
}

const seoul = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Seoul', dateStyle: 'short' });

/** Returns the date in Seoul as YYYY-MM-DD. */
export const dateInSeoul = (moment: number) => seoul.format(moment);
