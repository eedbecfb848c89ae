import { testBytes } from '#verify/contract/contract-examples.ts';
import { namedSchema } from '#verify/contract/document.ts';
import type { RequestInput } from '#verify/exchange.ts';
import { refusedFiles } from '#verify/files/refused-files.ts';
import { requestTogether } from '#verify/requests/simultaneous-requests.ts';
import type { MemberSession } from '#verify/run/run-context.ts';
import type { WorkflowRunner } from '#verify/run/workflow-runner.ts';
import { expectEffect } from '#verify/workflows/account/effects.ts';
import { createMember } from '#verify/workflows/account/members.ts';
import { withoutNumbers } from '#verify/workflows/account/password-reset.ts';

/** Reads the student certificate and checks that file number, name and size are all null when there is no file. */
export async function readCertificate(runner: WorkflowRunner, session: MemberSession) {
  const { data } = await runner.requestAs(session, 'getStudentCertificate', {}, 'none');
  const isConsistent = data.file_pk !== null || (data.file_name === null && data.file_size === null);
  const message = 'a certificate without a file has a name or a size';
  runner.check(isConsistent, { rule: 'certificate', message, pointer: '/data' });
  return data;
}

/** Checks that nobody can download a student certificate by its number, not even its owner, because it is personal. */
export async function checkCertificateIsPrivate(
  runner: WorkflowRunner,
  pk: number | null,
  owner: MemberSession,
): Promise<void> {
  if (pk === null) return;
  await runner.requestAs(owner, 'fileDownload', { query: { file_pk: pk } }, 'notFound');
  const unknown = await runner.requestOutcome('fileDownload', { query: { file_pk: 2_147_483_647 } }, 'notFound');
  const hidden = await runner.requestOutcome('fileDownload', { query: { file_pk: pk } }, 'notFound');
  const [actual, expected] = [hidden, unknown].map(({ exchange }) => withoutNumbers(exchange.response?.json));
  runner.checkEqual(actual, expected, 'reveals', 'the response tells whether a personal file has the number', '/error');
}

/** Names and sizes of files, in bytes. Their first bytes belong to no known kind. */
const files: [name: string, size: number][] = [
  ['학생증 사진 (2).JPG', 1],
  ['Ünïcode 학생증 🎓.png', 999],
  ['certificate.jpeg', 1000],
  ['a.b.c.pdf', 1_048_576],
  [`${'가'.repeat(60)}.pdf`, 1_048_577],
  [`${'n'.repeat(251)}.pdf`, 2000],
  ['최대.pdf', namedSchema('Upload').maxLength ?? 0],
];

const uploadRequest = (file: string, size: number, name = 'file'): RequestInput => ({
  parts: [{ name, file, bytes: testBytes(size) }],
});

const upload = (runner: WorkflowRunner, member: MemberSession, file: string, size: number) =>
  runner.requestAs(member, 'enrollStudentCertificate', uploadRequest(file, size), 'enrolled');

/** Checks the name, size and status of the certificate after an upload. Another upload may have been faster. */
async function checkCertificate(
  runner: WorkflowRunner,
  member: MemberSession,
  accepted: [name: string, size: number][],
): Promise<number | null> {
  const data = await readCertificate(runner, member);
  const isAccepted = accepted.some(([name, size]) => data.file_name === name && data.file_size === size);
  runner.check(isAccepted, {
    rule: 'stored',
    message: 'the certificate differs from the uploaded file',
    pointer: '/data',
    expected: JSON.stringify(accepted),
    actual: JSON.stringify([data.file_name, data.file_size]),
  });
  const state = data.member_student_certificate_yn;
  const message = 'a new certificate does not wait for approval (인증 대기)';
  runner.checkEqual(state, '인증 대기', 'stored', message, '/data/member_student_certificate_yn');
  return data.file_pk;
}

/** Checks certificates of all sizes and names, and that each upload replaces the previous certificate of its member only. */
export async function checkCertificates(runner: WorkflowRunner): Promise<void> {
  const members = await runner.runStep('two new members have no student certificate', async () => {
    const created = [await createMember(runner, 'cert1'), await createMember(runner, 'cert2')] as const;
    const { file_pk } = await readCertificate(runner, created[0]);
    const message = 'a new member already has a student certificate';
    runner.checkEqual(file_pk, null, 'own-data', message, '/data/file_pk');
    return created;
  });
  if (!members) return;
  const [member, stranger] = members;
  await runner.runStep(
    'each certificate replaces the previous one, up to the maximum size, and is private',
    async () => {
      const numbers = new Set<number | null>();
      for (const [name, size] of files) {
        await upload(runner, member, name, size);
        numbers.add(await checkCertificate(runner, member, [[name, size]]));
      }
      const message = 'a student certificate is served by its number';
      for (const pk of numbers)
        if (pk !== null)
          await expectEffect(runner, 'fileDownload', message, 'fileDownload', { query: { file_pk: pk } }, 'notFound');
      await checkCertificateIsPrivate(runner, [...numbers].at(-1) ?? null, member);
    },
  );
  await runner.runStep('of two certificates at the same time, one is stored completely', async () => {
    const accepted: [string, number][] = [
      ['첫째.pdf', 111],
      ['둘째.png', 222],
    ];
    const requests = accepted.map(([name, size]) => uploadRequest(name, size));
    await requestTogether(runner, member, 'enrollStudentCertificate', requests, 'enrolled');
    await checkCertificate(runner, member, accepted);
  });
  await runner.runStep('certificates of the same name belong to one member each', async () => {
    const name = '재학증명서.pdf';
    await upload(runner, member, name, 333);
    await upload(runner, stranger, name, 444);
    const own = await checkCertificate(runner, member, [[name, 333]]);
    const other = await checkCertificate(runner, stranger, [[name, 444]]);
    const violation = { rule: 'own-data', message: 'two members have the same certificate', pointer: '/data/file_pk' };
    runner.check(own === null || own !== other, violation);
  });
  await runner.runStep('an empty file, other kinds and other part names are rejected, and change nothing', async () => {
    const before = await readCertificate(runner, member);
    for (const file of [{ file: 'empty.pdf', bytes: testBytes(0) }, ...refusedFiles()]) {
      const parts = [{ name: 'file', ...file }];
      await runner.requestAs(member, 'enrollStudentCertificate', { parts }, 'fileRejected');
    }
    const requests = ['file[0]', 'File', 'certificate'].map((name) => uploadRequest('다른 이름.pdf', 50, name));
    await requestTogether(runner, member, 'enrollStudentCertificate', requests, 'badRequest');
    const after = await readCertificate(runner, member);
    runner.checkEqual(after, before, 'stored', 'a rejected upload changed the certificate', '/data');
  });
}
