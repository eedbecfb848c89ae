import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';

/** Passwords of members by ID. */
export type Members = Readonly<Record<string, string>>;

/** What the command line says. */
export type Options = {
  base: string | undefined;
  screens: string[];
  criteria: string[];
  out: string;
  members: Members;
  clientSecret: string;
  timeoutMs: number;
  updateTranscripts: boolean;
};

const mockMemberIds = ['hanbit01', 'hanbit02', 'hanbit03', 'hanbit04', 'hanbit05', 'hanbit06', 'hanbit07', 'da.on'];

/** Everybody whom the mock knows by a login of its own. */
export const mockMembers: Members = Object.fromEntries(mockMemberIds.map((id) => [id, `${id}!`]));

/** How the command is used, in one line. */
export const usage =
  'Use it like this: npm run audit -- [--base https://site] [--screen login] [--criterion 2.4.7] [--members members.json] [--client-secret …] [--out folder] [--update-transcripts]';

/**
 * Reads the command line.
 * @throws Error with one line, where it can't be read
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
      patience: { type: 'string' },
      'update-transcripts': { type: 'boolean' },
    },
  });
  const base = values.base?.replace(/\/+$/, '');
  if (base !== undefined && !/^https?:\/\/[^/]/.test(base))
    throw new Error(`'${values.base}' is no address of a site.`);
  const members: unknown = values.members
    ? JSON.parse(readFileSync(values.members, 'utf8'))
    : base === undefined
      ? mockMembers
      : {};
  if (typeof members !== 'object' || members === null) throw new Error(`${values.members} has no members.`);
  const patience = Number(values.patience ?? 15);
  if (!(patience > 0)) throw new Error(`'${values.patience}' is no number of seconds.`);
  return {
    base,
    screens: values.screen ?? [],
    criteria: values.criterion ?? [],
    out: values.out ?? '.cache/audit',
    members: Object.fromEntries(Object.entries(members).map(([id, password]) => [id, String(password)])),
    clientSecret: values['client-secret'] ?? 'audit',
    timeoutMs: patience * 1000,
    updateTranscripts: values['update-transcripts'] ?? false,
  };
}
