import { kwcag, onlyKwcag } from './kwcag.ts';
import { type TestMethod, wcag } from './wcag.ts';

const known = new Map<string, { name: string; method: TestMethod; question?: string }>([
  ...wcag.map((criterion) => [criterion.id, criterion] as const),
  ...Object.entries(onlyKwcag),
]);

/** Returns name and test method of a criterion of WCAG, or of KWCAG alone. */
export const findCriterion = (id: string): { name: string; method: TestMethod; question?: string } =>
  known.get(id) ?? { name: id, method: 'person' };

/** Returns how an item of KWCAG is tested: by machine only if a machine can test all of its criteria. */
export function testMethodOfKwcagItem(id: string): TestMethod {
  const methods = kwcag.find((item) => item.id === id)?.criteria.map((number) => findCriterion(number).method) ?? [];
  if (methods.length > 0 && methods.every((method) => method === 'machine')) return 'machine';
  return methods.every((method) => method === 'person') ? 'person' : 'partly';
}
