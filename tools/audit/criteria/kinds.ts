import { kwcag, onlyKwcag } from './kwcag.ts';
import { type Kind, wcag } from './wcag.ts';

const known = new Map<string, { name: string; kind: Kind; person?: string }>([
  ...wcag.map((criterion) => [criterion.id, criterion] as const),
  ...Object.entries(onlyKwcag),
]);

/** What is known of a criterion, whether WCAG's or KWCAG's own. */
export const criterion = (id: string): { name: string; kind: Kind; person?: string } =>
  known.get(id) ?? { name: id, kind: 'person' };

/** Who can tell whether an item of KWCAG is met: the machine, when it can tell all of its criteria. */
export function kindOfItem(id: string): Kind {
  const kinds = kwcag.find((item) => item.id === id)?.criteria.map((of) => criterion(of).kind) ?? [];
  if (kinds.length > 0 && kinds.every((kind) => kind === 'machine')) return 'machine';
  return kinds.every((kind) => kind === 'person') ? 'person' : 'partly';
}
