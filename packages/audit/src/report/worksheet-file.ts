/** The decision of a person about a criterion on a screen. */
export type Decision = 'pass' | 'fail' | 'notApplicable';

/** Korean names of the decisions. */
export const decisionTitles: Readonly<Record<Decision, string>> = {
  pass: '적합',
  fail: '부적합',
  notApplicable: '해당 없음',
};

/** The fields of the evaluation that a person fills in. */
export const fieldNames = { evaluator: '평가자', organisation: '평가 기관', commissioner: '의뢰한 곳' } as const;

/** What is filled in, by the name of its input: decisions, notes, and the fields of the evaluation. */
export type Values = Readonly<Record<string, string | undefined>>;

/** Returns the name of the inputs for a decision. That of its note has `memo` at the end. */
export const decisionName = (screen: string, criterion: string): string => `${screen} ${criterion}`;

const isDecision = (value: string): value is Decision => Object.hasOwn(decisionTitles, value);

/** Returns the decision about a criterion on a screen, or null. */
export function decisionIn(values: Values, screen: string, criterion: string): Decision | null {
  const value = values[decisionName(screen, criterion)] ?? '';
  return isDecision(value) ? value : null;
}

/** A worksheet as it is stored. Another version of this program may write another `version`. */
export type Worksheet = {
  format: 'accessibility-worksheet';
  version: 2;
  /** The host of the audited site. */
  site: string;
  values: Values;
};

/** The version of the worksheets that this program reads and writes. */
const worksheetVersion = 2;

/** Returns a worksheet. @param site the host of the audited site */
export const createWorksheet = (site: string, values: Values = {}): Worksheet => ({
  format: 'accessibility-worksheet',
  version: worksheetVersion,
  site,
  values,
});

/**
 * Parses the text of a worksheet. Decisions about unknown screens and criteria are kept.
 * @throws Error with one line, if the text is no worksheet of this version
 */
export function parseWorksheet(text: string): Worksheet {
  const { format, version, site, values } = Object(JSON.parse(text));
  if (format !== 'accessibility-worksheet') throw new Error('It is not a worksheet.');
  if (version !== worksheetVersion)
    throw new Error(`It is a worksheet of version ${version}. This audit reads version ${worksheetVersion}.`);
  const texts = Object.entries(Object(values)).map(([name, value]) => [name, String(value)] as const);
  return createWorksheet(String(site ?? ''), Object.fromEntries(texts));
}
