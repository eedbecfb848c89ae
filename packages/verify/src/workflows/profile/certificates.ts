import { testBytes } from '#verify/contract/contract-examples.ts';
import { namedSchema } from '#verify/contract/document.ts';
import { withoutNumbers } from '#verify/contract/json-values.ts';
import type { Runner, Session } from '#verify/run/runner.ts';
import { accounts } from '#verify/workflows/account/accounts.ts';

/** Reads the student certificate and checks that file number, name and size are all null when there is no file. */
export async function readCertificate(runner: Runner, session: Session) {
  const { data } = await runner.requestAs(session, 'getStudentCertificate', {}, 'none');
  const isConsistent = data.file_pk !== null || (data.file_name === null && data.file_size === null);
  const message = 'a certificate without a file has a name or a size';
  runner.check(isConsistent, { rule: 'certificate', message, pointer: '/data' });
  return data;
}

/** Checks that nobody can download a student certificate by its number, not even its owner, because it is personal. */
export async function checkCertificateIsPrivate(runner: Runner, pk: number | null, owner: Session) {
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

/** Checks certificates of all sizes and names, and that each upload replaces the previous one. */
export async function checkCertificates(runner: Runner) {
  await runner.runStep(
    'each certificate replaces the previous one, up to the maximum size, and is private',
    async () => {
      const member = await accounts.create(runner, 'cert');
      const { file_pk } = await readCertificate(runner, member);
      const message = 'a new member already has a student certificate';
      runner.checkEqual(file_pk, null, 'own-data', message, '/data/file_pk');
      const numbers = new Set<number | null>();
      for (const [file, size] of files) {
        const parts = [{ name: 'file', file, bytes: testBytes(size) }];
        await runner.requestAs(member, 'enrollStudentCertificate', { parts }, 'enrolled');
        const data = await readCertificate(runner, member);
        const state = 'a new certificate does not wait for approval (인증 대기)';
        runner.checkEach('stored', [
          ['the certificate differs from the uploaded file', [data.file_name, data.file_size], [file, size], '/data'],
          [state, data.member_student_certificate_yn, '인증 대기', '/data/member_student_certificate_yn'],
        ]);
        numbers.add(data.file_pk);
      }
      for (const pk of numbers) await checkCertificateIsPrivate(runner, pk, member);
    },
  );
}
