import { runAtOnce } from '#verify/run/run-at-once.ts';
import type { MemberSession } from '#verify/run/run-context.ts';
import type { WorkflowRunner } from '#verify/run/workflow-runner.ts';
import { readAbstracts } from '#verify/workflows/conference/abstract-requests.ts';
import { readCertificate } from '#verify/workflows/profile/certificates.ts';
import { readPayments } from './payment-state.ts';

type Identifier = string | number;

/** The identifiers of personal records: what identifies a record, and how to read those of a member. */
const records: [name: string, read: (runner: WorkflowRunner, session: MemberSession) => Promise<Identifier[]>][] = [
  [
    'payment',
    async (runner, session) => [
      ...(await readPayments(runner, session, '연회비')).map(({ pk }) => pk),
      ...(await readPayments(runner, session, '등록비')).map(({ pk }) => pk),
    ],
  ],
  [
    'certificate',
    async (runner, session) => {
      const { file_pk } = await readCertificate(runner, session);
      return file_pk === null ? [] : [file_pk];
    },
  ],
  [
    'abstract',
    async (runner, session) =>
      (await readAbstracts(runner, session, { row: 100 })).rows.map(({ file_path }) => file_path),
  ],
];

/** Checks that no payment, certificate or abstract belongs to two members, and that each payment is in one list. */
export async function checkOwnRecords(runner: WorkflowRunner): Promise<void> {
  for (const [name, read] of records)
    await runner.runStep(`each ${name} belongs to one member`, async () => {
      const { sessions } = runner.context;
      runner.requireOrSkip(sessions.length > 0, 'no member is logged in');
      const owners = new Set<Identifier>();
      const parts = await runAtOnce(runner, sessions, async (part, session) => ({
        part,
        identifiers: await read(part, session),
      }));
      for (const { part, identifiers } of parts) {
        runner.continueAfter(part);
        const foreign = identifiers.find((identifier) => owners.has(identifier));
        runner.check(foreign === undefined, {
          rule: 'own-data',
          message: `a ${name} of one member is listed for another member, too`,
          actual: String(foreign),
        });
        runner.check(new Set(identifiers).size === identifiers.length, {
          rule: 'own-data',
          message: `a ${name} is listed twice`,
        });
        for (const identifier of identifiers) owners.add(identifier);
      }
    });
}
