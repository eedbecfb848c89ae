import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';

/** Passwords of members by ID. */
export type Members = Readonly<Record<string, string>>;

/** The options of the command line. */
export type Options = {
  base: string | undefined;
  screens: string[];
  criteria: string[];
  out: string;
  members: Members;
  clientSecret: string;
  /** The longest time that a page may take until it is stable. */
  timeoutMs: number;
  updateTranscripts: boolean;
};

const mockMemberIds = ['hanbit01', 'hanbit02', 'hanbit03', 'hanbit04', 'hanbit05', 'hanbit06', 'hanbit07', 'da.on'];

/** The members of the mock. */
export const mockMembers: Members = Object.fromEntries(mockMemberIds.map((id) => [id, `${id}!`]));

/** Usage of the command, in one line. */
export const usage =
  'Usage: npm run audit -- [--base https://site] [--screen login] [--criterion 2.4.7] [--members members.json] [--client-secret …] [--out folder] [--update-transcripts]';

/**
 * Reads the command line. `--timeout` is in seconds.
 * @throws Error with one line, if an option is unknown or invalid
 */
export function readAuditOptions(args: string[]): Options {
  const { values } = parseArgs({
    args,
    options: {
      base: { type: 'string' },
      screen: { type: 'string', multiple: true },
      criterion: { type: 'string', multiple: true },
      members: { type: 'string' },
      'client-secret': { type: 'string' },
      out: { type: 'string' },
      timeout: { type: 'string' },
      'update-transcripts': { type: 'boolean' },
    },
  });
  const base = values.base?.replace(/\/+$/, '');
  if (base !== undefined && !/^https?:\/\/[^/]/.test(base))
    throw new Error(`'${values.base}' is not the URL of a site.`);
  const members: unknown = values.members
    ? JSON.parse(readFileSync(values.members, 'utf8'))
    : base === undefined
      ? mockMembers
      : {};
  if (typeof members !== 'object' || members === null) throw new Error(`${values.members} does not contain members.`);
  const timeoutSeconds = Number(values.timeout ?? 15);
  if (!(timeoutSeconds > 0)) throw new Error(`'${values.timeout}' is not a number of seconds.`);
  return {
    base,
    screens: values.screen ?? [],
    criteria: values.criterion ?? [],
    out: values.out ?? '.cache/audit',
    members: Object.fromEntries(Object.entries(members).map(([id, password]) => [id, String(password)])),
    clientSecret: values['client-secret'] ?? 'audit',
    timeoutMs: timeoutSeconds * 1000,
    updateTranscripts: values['update-transcripts'] ?? false,
  };
}
