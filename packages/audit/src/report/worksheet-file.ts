/** The decision of a person about a criterion on a screen. */
export type Verdict = 'pass' | 'fail' | 'notApplicable';

/** Korean names of the decisions. */
export const verdictNames: Readonly<Record<Verdict, string>> = {
  pass: '적합',
  fail: '부적합',
  notApplicable: '해당 없음',
};

/** Decisions and notes by screen and criterion. `verdict` is null for a note without a decision. */
export type Decisions = Readonly<
  Record<string, Readonly<Record<string, { verdict: Verdict | null; memo: string }>> | undefined>
>;

/** The fields of the evaluation that a person fills in. */
export const fieldNames = {
  evaluator: '평가자',
  email: '평가자 이메일',
  organisation: '평가 기관',
  commissioner: '의뢰한 곳',
} as const;

/** A field of the evaluation. */
export type Field = keyof typeof fieldNames;

/** The fields of the evaluation that are filled in. */
export type Fields = Partial<Record<Field, string>>;

/** A worksheet as it is stored. Another version of this program may write another `version`. */
export type Worksheet = {
  format: 'accessibility-worksheet';
  version: 1;
  /** The host of the audited site. */
  site: string;
  fields: Fields;
  decisions: Decisions;
};

/** The version of the worksheets that this program reads and writes. */
export const worksheetVersion = 1;

/** Why a text is not a worksheet. `version` is that of a worksheet of another version. */
export type WorksheetProblem = { problem: 'unreadable' } | { problem: 'otherVersion'; version: string };

/** Returns an empty worksheet. @param site the host of the audited site */
export const emptyWorksheet = (site: string): Worksheet => ({
  format: 'accessibility-worksheet',
  version: worksheetVersion,
  site,
  fields: {},
  decisions: {},
});

const hasProperties = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isVerdict = (value: unknown): value is Verdict => typeof value === 'string' && Object.hasOwn(verdictNames, value);

/** Returns the known fields of an object that have a text. */
export function readFields(value: unknown): Fields {
  const fields: Fields = {};
  if (!hasProperties(value)) return fields;
  for (const field of ['evaluator', 'email', 'organisation', 'commissioner'] as const) {
    const text = value[field];
    if (typeof text === 'string') fields[field] = text;
  }
  return fields;
}

function readDecisions(value: unknown): Decisions {
  const screens = hasProperties(value) ? Object.entries(value) : [];
  return Object.fromEntries(
    screens.map(([screen, rows]) => [
      screen,
      Object.fromEntries(
        Object.entries(hasProperties(rows) ? rows : {}).flatMap(([criterion, row]) =>
          hasProperties(row)
            ? [
                [
                  criterion,
                  {
                    verdict: isVerdict(row.verdict) ? row.verdict : null,
                    memo: typeof row.memo === 'string' ? row.memo : '',
                  },
                ],
              ]
            : [],
        ),
      ),
    ]),
  );
}

/** Parses the text of a worksheet. Decisions about unknown screens and criteria are kept. */
export function parseWorksheet(text: string): Worksheet | WorksheetProblem {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { problem: 'unreadable' };
  }
  if (!hasProperties(value) || value.format !== 'accessibility-worksheet') return { problem: 'unreadable' };
  if (value.version !== worksheetVersion) return { problem: 'otherVersion', version: String(value.version) };
  return {
    ...emptyWorksheet(typeof value.site === 'string' ? value.site : ''),
    fields: readFields(value.fields),
    decisions: readDecisions(value.decisions),
  };
}

/** Adds a worksheet to another one. A decision or field of both is that of `added`. */
export function mergeWorksheets(kept: Worksheet, added: Worksheet): Worksheet {
  const screens = new Set([...Object.keys(kept.decisions), ...Object.keys(added.decisions)]);
  const decisions = [...screens].map((id) => [id, { ...kept.decisions[id], ...added.decisions[id] }] as const);
  return { ...kept, fields: { ...kept.fields, ...added.fields }, decisions: Object.fromEntries(decisions) };
}
