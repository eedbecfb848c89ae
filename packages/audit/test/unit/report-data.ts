import type { Outcome } from '#audit/model.ts';
import type { ReportData } from '#audit/report/matrix.ts';
import { createWorksheet } from '#audit/report/worksheet-file.ts';
import { groupFindings } from '#audit/run/results.ts';
import type { Screen } from '#audit/screens/state.ts';

const screens: readonly Screen[] = [
  { id: 'login', name: '로그인', states: [{ id: 'login', name: '로그인', path: '/auth/login', journey: '로그인' }] },
  { id: 'home', name: '홈', states: [{ id: 'home', name: '홈', path: '/', journey: '둘러보기' }] },
];

/** Returns the outcome of a check of a criterion on the login screen. */
export const createOutcome = (
  criterion: string,
  conclusion: Outcome['conclusion'],
  more: Partial<Outcome> = {},
): Outcome => ({
  check: { id: `check-${criterion}`, title: '확인', criteria: [criterion] },
  engine: 'own',
  state: 'login',
  variant: '1440 px',
  conclusion,
  problems: conclusion === 'failed' ? [{ selector: 'main > p', html: '<p>', message: '<잘못>' }] : [],
  ...more,
});

/** Returns the data of a report about two screens, without any decision of a person. */
export const createReport = (outcomes: Outcome[], more: Partial<ReportData> = {}): ReportData => ({
  base: 'https://site.example',
  screens,
  outcomes,
  findings: groupFindings(outcomes, new Map()),
  absences: new Map(),
  transcripts: { recorded: [], differences: [] },
  hasPictures: false,
  evaluation: { siteVersion: null, tools: [{ name: 'axe-core', version: '4.0.0' }] },
  worksheet: createWorksheet('site.example'),
  ...more,
});
