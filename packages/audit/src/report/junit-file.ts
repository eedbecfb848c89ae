import junit, { type TestCase } from 'junit-report-builder';
import type { Outcome } from '#audit/model.ts';
import { absenceText } from '#audit/run/absence.ts';
import type { ReportData } from './matrix.ts';

/** Matches characters that XML 1.0 does not allow: control characters except white space, U+FFFE and U+FFFF. */
const forbiddenInXml = /(?![\t\n\r])[\p{Cc}\uFFFE\uFFFF]/gu;

/** Returns a text as XML can have it. Lone surrogates become U+FFFD, and no text ends the section that contains it. */
const xmlText = (text: string): string => text.toWellFormed().replace(forbiddenInXml, '').replaceAll(']]>', ']] >');

/** Adds the conclusion of a check in all variants of a state. */
function addConclusion(testCase: TestCase, outcomes: readonly Outcome[]): void {
  const problems = outcomes.flatMap(({ variant, problems: found }) =>
    found.map(({ message, selector, html, original = '' }) => ({
      message,
      text: [`${variant}: ${message}`, original, selector, html].filter((line) => line !== '').join('\n'),
    })),
  );
  const untested = outcomes.filter(({ conclusion }) => conclusion === 'untested');
  if (problems.length > 0) {
    testCase.failure(xmlText([...new Set(problems.map(({ message }) => message))].join('; ')), 'finding');
    testCase.stacktrace(xmlText(problems.map(({ text }) => text).join('\n\n')));
  } else if (untested.length > 0) {
    const reasons = untested.map(({ variant, reason = '' }) => `${variant}: ${reason}`);
    testCase.error(xmlText([...new Set(reasons)].join('; ')), 'not checked');
  }
}

/**
 * Returns the report as JUnit XML for a CI server: a test suite for each screen, a test case for each state and check that
 * examined something. A finding is a failure, a check that was not done is an error, and a state that the site does not have
 * is skipped.
 */
export function renderJunitFile({ base, screens, outcomes, absences }: ReportData, when: Date): string {
  const builder = junit.newBuilder().name(xmlText(`society-audit ${base}`));
  const byState = Map.groupBy(
    outcomes.filter(({ conclusion }) => conclusion !== 'inapplicable'),
    ({ state }) => state,
  );
  for (const { id: screen, name, states } of screens) {
    const suite = builder.testSuite().name(xmlText(name)).timestamp(when.toISOString());
    for (const { id, name: stateName } of states) {
      const absence = absences.get(id);
      if (absence) {
        const testCase = suite.testCase().className(`audit.${screen}.${id}`).name(xmlText(stateName));
        testCase.skipped();
        testCase.standardOutput(xmlText(absenceText(absence)));
      }
      for (const [checkId, all] of Map.groupBy(byState.get(id) ?? [], ({ check }) => check.id)) {
        const title = all[0]?.check.title ?? '';
        addConclusion(
          suite
            .testCase()
            .className(`audit.${screen}.${id}`)
            .name(xmlText(`${checkId}: ${title}`)),
          all,
        );
      }
    }
  }
  return builder.build();
}
