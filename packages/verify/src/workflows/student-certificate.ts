import { testBytes } from '#verify/contract/contract-examples.ts';
import { refusedFiles } from '#verify/files/refused-files.ts';
import type { MemberSession } from '#verify/run/run-context.ts';
import type { WorkflowRunner } from '#verify/run/workflow-runner.ts';
import { withoutNumbers } from './account/password-reset.ts';

/** Reads the student certificate and checks that file number, name and size are all null when there is no file. */
export async function readCertificate(runner: WorkflowRunner, session: MemberSession) {
  const { data } = await runner.requestAs(session, 'getStudentCertificate', {}, 'none');
  const isConsistent = data.file_pk !== null || (data.file_name === null && data.file_size === null);
  runner.check(isConsistent, {
    rule: 'certificate',
    message: 'a certificate without a file has a name or a size',
    pointer: '/data',
  });
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
  runner.checkEqual(
    withoutNumbers(hidden.exchange.response?.json),
    withoutNumbers(unknown.exchange.response?.json),
    'reveals',
    'the response tells whether a personal file has the number',
    '/error',
  );
}

/** Uploads a student certificate, and checks that it waits for approval and that an empty file is rejected. */
export async function checkCertificateUpload(runner: WorkflowRunner, member: MemberSession): Promise<void> {
  await runner.runStep('an uploaded certificate waits for approval, and guests cannot download it', async () => {
    const bytes = testBytes(12_345);
    const file = '재학증명서 (1).pdf';
    await runner.requestAs(member, 'enrollStudentCertificate', { parts: [{ name: 'file', file, bytes }] }, 'enrolled');
    const data = await readCertificate(runner, member);
    runner.checkEqual(data.file_name, file, 'stored', 'file_name differs from the uploaded file', '/data/file_name');
    runner.checkEqual(
      data.file_size,
      bytes.length,
      'stored',
      'file_size differs from the uploaded file',
      '/data/file_size',
    );
    runner.checkEqual(
      data.member_student_certificate_yn,
      '인증 대기',
      'stored',
      'a new certificate does not wait for approval (인증 대기)',
      '/data/member_student_certificate_yn',
    );
    await checkCertificateIsPrivate(runner, runner.requireOrSkip(data.file_pk, 'the certificate has no file'), member);
  });

  await runner.runStep(
    'an empty certificate file and other kinds are rejected, and the previous one is kept',
    async () => {
      const before = await readCertificate(runner, member);
      for (const file of [{ file: 'empty.pdf', bytes: testBytes(0) }, ...refusedFiles()]) {
        const parts = [{ name: 'file', ...file }];
        await runner.requestAs(member, 'enrollStudentCertificate', { parts }, 'fileRejected');
      }
      const after = await readCertificate(runner, member);
      runner.checkEqual(after, before, 'stored', 'a rejected upload changed the certificate', '/data');
    },
  );
}
