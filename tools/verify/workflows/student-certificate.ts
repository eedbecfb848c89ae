import { testBytes } from '#verify/contract-examples.ts';
import type { MemberSession } from '#verify/run-context.ts';
import type { WorkflowRunner } from '#verify/workflow-runner.ts';
import { namedSchema } from '../../../mocks/http/document.ts';

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

/** Checks that a guest cannot download a student certificate by its number, because it is a personal file. */
export async function checkCertificateIsPrivate(runner: WorkflowRunner, pk: number | null): Promise<void> {
  if (pk !== null) await runner.requestOutcome('fileDownload', { query: { file_pk: pk } }, 'notFound');
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
    await checkCertificateIsPrivate(runner, runner.requireOrSkip(data.file_pk, 'the certificate has no file'));
  });

  await runner.runStep('an empty certificate file is rejected, and the previous one is kept', async () => {
    const before = await readCertificate(runner, member);
    const parts = [{ name: 'file', file: 'empty.pdf', bytes: testBytes(0) }];
    await runner.requestAs(member, 'enrollStudentCertificate', { parts }, 'fileRejected');
    const after = await readCertificate(runner, member);
    runner.checkEqual(after, before, 'stored', 'a rejected upload changed the certificate', '/data');
  });
}

/**
 * Checks that a certificate of each allowed size is stored, that a new one replaces the previous one, that wrong parts are
 * rejected, and that the uploads of a member change no certificate of another member.
 */
export async function checkCertificateFiles(
  runner: WorkflowRunner,
  member: MemberSession,
  other: MemberSession | undefined,
): Promise<void> {
  const limit = namedSchema('Upload').maxLength ?? 0;
  const before =
    other && (await runner.runStep('the certificate of another member is read', () => readCertificate(runner, other)));
  for (const [file, size] of [
    ['증명서 1.jpg', 1],
    ['1 MB 😀 & more.png', 1024 * 1024 + 1],
    ['ten_megabytes.PDF', limit],
  ] as const) {
    await runner.runStep(`a certificate of ${size} bytes replaces the previous one`, async () => {
      const parts = [{ name: 'file', file, bytes: testBytes(size) }];
      await runner.requestAs(member, 'enrollStudentCertificate', { parts }, 'enrolled');
      const { file_pk: pk, ...data } = await readCertificate(runner, member);
      const sent = { file_name: file, file_size: size, member_student_certificate_yn: '인증 대기' };
      runner.checkEqual(pk !== null, true, 'stored', 'the uploaded certificate has no number', '/data/file_pk');
      for (const [name, value] of Object.entries(sent)) {
        const stored = new Map<string, unknown>(Object.entries(data)).get(name);
        runner.checkEqual(stored, value, 'stored', `${name} differs from the uploaded file`, `/data/${name}`);
      }
      await checkCertificateIsPrivate(runner, pk);
    });
  }

  await runner.runStep('a certificate in other or repeated parts is rejected', async () => {
    const part = (name: string) => ({ name, file: 'x.pdf', bytes: testBytes(10) });
    for (const parts of [[part('file[0]')], [part('certificate')], [part('file'), part('file')]])
      await runner.requestAs(member, 'enrollStudentCertificate', { parts }, 'badRequest');
    const data = await readCertificate(runner, member);
    runner.checkEqual(data.file_size, limit, 'stored', 'a rejected upload changed the certificate', '/data/file_size');
  });

  if (!other || !before) return;
  await runner.runStep('the certificate of a member changes no certificate of another member', async () => {
    const message = 'the certificate has changed with that of another member';
    runner.checkEqual(await readCertificate(runner, other), before, 'own-data', message, '/data');
  });
}
