import { type Absence, absenceNames } from './absence.ts';

/** Returns the line about the states that a site does not have, by reason: `3 not there: 2 no member given, 1 …`. */
export function absenceLine(absences: ReadonlyMap<string, Absence>): string {
  const byKind = Map.groupBy(absences.values(), ({ kind }) => kind);
  const parts = [...byKind].map(([kind, all]) => `${all.length} ${absenceNames[kind]}`);
  return `${absences.size} states not there: ${parts.join('; ')}.`;
}
