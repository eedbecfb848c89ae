import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { readEarlierPictures } from '#audit/pictures/folder.ts';
import { parseWorksheet } from '#audit/report/worksheet-file.ts';
import { firstLineOfError } from './error-line.ts';
import { readBase, type SiteAccess } from './site-access.ts';

/** Passwords of members by ID. */
export type Members = Readonly<Record<string, string>>;

const mockMemberIds = ['hanbit01', 'hanbit02', 'hanbit03', 'hanbit04', 'hanbit05', 'hanbit06', 'hanbit07', 'da.on'];

/** The members of the mock. */
export const mockMembers: Members = Object.fromEntries(mockMemberIds.map((id) => [id, `${id}!`]));

/** The help of the command. */
export const help = `Usage: society-audit --base https://site.example [options]

Visits every screen of the society's site in every state, and writes a report. It needs Chromium: that of the variable
CHROME_PATH, or else the one that "npx playwright install chromium" installs. In the repository of the site, npm run audit
builds the site and serves it with the mock, if there is no --base.

What is audited
  --screen <id>          A screen with all its states. Repeat it, or separate the IDs by commas.
  --state <id>           One state of a screen. Transcripts are compared for whole screens only.
  --list                 Print the IDs of all screens and states.

The site
  --base <url>           The site, such as https://site.example. Without --write, steps that save data are left out.
                         A site that asks for a user and a password: https://user:password@site.example
  --write                Do the steps that save data, too. Use a site whose data may change.
  --insecure             Accept a certificate that no authority has signed.
  --mock                 The API of the site is the mock of its repository, which has members, scenarios and a clock.
  --members <file>       JSON with the passwords of members: {"id": "password"}
                         The first one stands for an ordinary member.
  --client-secret <text> The value of the header ClientSecret
  --timeout <seconds>    The longest time until a page is stable. Default: 15

Results
  --out <folder>         The folder of the report. Default: .cache/audit
  --pictures             Also take a picture of each state, 390 and 1440 px wide: pictures.html shows all.
  --only-pictures        Take the pictures, and check nothing.
  --compare <folder>     Take pictures, and show what looks different from those in the folder of an earlier report.
  --continue             Take over what an earlier run in the folder of the report has checked, and do the rest.
  --worksheet <file>     Count the decisions of a worksheet that was saved in a report.
  --update-transcripts   Write the screen-reader transcripts to the repository, for review.

SIGINT and SIGTERM end the audit with a report of what was checked; --continue does the rest.

Exit code: 0 everything was checked and nothing was found, 1 there is a finding, a changed transcript or a state that looks
different, 2 something could not be checked, 3 the command is invalid or the audit could not start.`;

/** Splits values that are separated by commas. */
const splitValues = (values: readonly string[] = []): string[] =>
  values.flatMap((value) =>
    value
      .split(',')
      .map((part) => part.trim())
      .filter((part) => part !== ''),
  );

/** Reads a file. @param parse returns what its text says; its error tells why it cannot @throws Error with one line */
function readInput<Answer>(file: string, parse: (text: string) => Answer): Answer {
  try {
    return parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new Error(`${file} cannot be read: ${firstLineOfError(error)}`);
  }
}

/** Parses the passwords of members. */
const parseMembers = (text: string): Members =>
  Object.fromEntries(Object.entries(Object(JSON.parse(text))).map(([id, password]) => [id, String(password)]));

/**
 * Reads the command line. `--timeout` is in seconds.
 * @throws Error with one line, if an option is unknown or invalid
 */
export function readAuditOptions(args: string[]) {
  const { values } = parseArgs({
    args,
    options: {
      base: { type: 'string' },
      insecure: { type: 'boolean', default: false },
      mock: { type: 'boolean', default: false },
      screen: { type: 'string', multiple: true },
      state: { type: 'string', multiple: true },
      members: { type: 'string' },
      write: { type: 'boolean', default: false },
      'client-secret': { type: 'string', default: 'audit' },
      out: { type: 'string', default: '.cache/audit' },
      timeout: { type: 'string', default: '15' },
      pictures: { type: 'boolean', default: false },
      'only-pictures': { type: 'boolean', default: false },
      compare: { type: 'string' },
      continue: { type: 'boolean', default: false },
      worksheet: { type: 'string' },
      'update-transcripts': { type: 'boolean', default: false },
      list: { type: 'boolean', default: false },
      help: { type: 'boolean', short: 'h', default: false },
    },
  });
  const prints = values.help ? ('help' as const) : values.list ? ('list' as const) : null;
  if (values.base && !/^https?:\/\/[^/]/.test(values.base))
    throw new Error(`'${values.base}' is not the URL of a site.`);
  const site: SiteAccess = values.base ? readBase(values.base) : { base: '' };
  const timeoutSeconds = Number(values.timeout);
  if (!(timeoutSeconds > 0)) throw new Error(`'${values.timeout}' is not a number of seconds.`);
  const members: Members = values.members ? readInput(values.members, parseMembers) : values.mock ? mockMembers : {};
  const options = {
    ...site,
    isInsecure: values.insecure,
    hasMock: values.mock,
    selection: { screens: splitValues(values.screen), states: splitValues(values.state) },
    out: values.out,
    continues: values.continue,
    takesPictures: values.pictures || values['only-pictures'] || values.compare !== undefined,
    checks: !values['only-pictures'],
    earlier: values.compare ? { folder: values.compare, list: readEarlierPictures(values.compare, values.out) } : null,
    members,
    writes: values.write,
    clientSecret: values['client-secret'],
    timeoutMs: timeoutSeconds * 1000,
    updateTranscripts: values['update-transcripts'],
    worksheet: values.worksheet ? readInput(values.worksheet, parseWorksheet).values : {},
    prints,
  };
  if (!values.base && !prints) throw new Error('Name the site: --base https://site.example.');
  return options;
}

/** The options of the command line, which `help` describes. The URL of the site has no slash at its end. */
export type Options = ReturnType<typeof readAuditOptions>;
