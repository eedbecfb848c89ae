import type { ReportData } from './matrix.ts';

const engines = { axe: 'axe-core', ibm: 'IBM Equal Access engine', html: 'html-validate', own: 'site audit' } as const;

/** Returns the outcomes as JSON-LD in W3C's Evaluation and Report Language (EARL). @param when the time of the audit */
export function toEarl({ base, screens, outcomes }: ReportData, when: Date): object {
  const paths = new Map(
    screens.flatMap(({ states }) => states.map(({ id, name, path }) => [id, { name, path }] as const)),
  );
  return {
    '@context': {
      earl: 'http://www.w3.org/ns/earl#',
      dct: 'http://purl.org/dc/terms/',
      wcag: 'https://www.w3.org/TR/WCAG22/#',
    },
    '@graph': outcomes.map(({ check, engine, state, variant, conclusion, reason, problems }) => ({
      '@type': 'earl:Assertion',
      'earl:assertedBy': { '@type': ['earl:Assertor', 'earl:Software'], 'dct:title': engines[engine] },
      'earl:mode': { '@id': conclusion === 'cantTell' ? 'earl:semiAuto' : 'earl:automatic' },
      'earl:subject': {
        '@type': ['earl:TestSubject'],
        '@id': `${base}${paths.get(state)?.path ?? ''}`,
        'dct:title': `${paths.get(state)?.name ?? state} (${variant})`,
      },
      'earl:test': {
        '@type': 'earl:TestCase',
        'dct:identifier': check.id,
        'dct:title': check.title,
        'dct:isPartOf': check.criteria.map((id) => ({ 'dct:identifier': id })),
      },
      'earl:result': {
        '@type': 'earl:TestResult',
        'dct:date': when.toISOString(),
        'earl:outcome': { '@id': `earl:${conclusion}` },
        ...(reason ? { 'earl:info': reason } : {}),
        ...(problems.length > 0
          ? {
              'earl:pointer': problems.map(({ selector, message }) => ({
                'dct:identifier': selector,
                'dct:description': message,
              })),
            }
          : {}),
      },
    })),
  };
}
