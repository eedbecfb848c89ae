import { testBytes } from '#verify/contract/contract-examples.ts';
import { namedSchema } from '#verify/contract/document.ts';
import type { FormPart } from '#verify/exchange.ts';
import { requestTogether } from '#verify/requests/simultaneous-requests.ts';
import type { MemberSession } from '#verify/run/run-context.ts';
import type { WorkflowRunner } from '#verify/run/workflow-runner.ts';
import { createMember } from '#verify/workflows/account/created-members.ts';
import { expectEffect } from '#verify/workflows/account/effects.ts';
import { readCertificate } from '#verify/workflows/student-certificate.ts';

/** The largest file that the contract allows, in bytes. */
const maxFileSize = namedSchema('Upload').maxLength ?? 0;

/** Names and sizes of files, in bytes. Their first bytes belong to no known kind. */
const files: [name: string, size: number][] = [
  ['학생증 사진 (2).JPG', 1],
  ['Ünïcode 학생증 🎓.png', 999],
  ['certificate.jpeg', 1000],
  ['a.b.c.pdf', 1_048_576],
  [`${'가'.repeat(60)}.pdf`, 1_048_577],
  [`${'n'.repeat(251)}.pdf`, 2000],
  ['최대.pdf', maxFileSize],
];

const uploadParts = (file: string, bytes: Uint8Array<ArrayBuffer>, name = 'file'): { parts: FormPart[] } => ({
  parts: [{ name, file, bytes }],
});

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
  runner.checkEqual(
    data.member_student_certificate_yn,
    '인증 대기',
    'stored',
    'a new certificate does not wait for approval (인증 대기)',
    '/data/member_student_certificate_yn',
  );
  return data.file_pk;
}

/**
 * Checks certificates of all sizes and names, and that each upload replaces the previous certificate of its member only.
 * @param other another member, whose certificate must not change
 */
export async function checkCertificateFiles(
  runner: WorkflowRunner,
  member: MemberSession,
  other: MemberSession | undefined,
): Promise<void> {
  await runner.runStep('each certificate replaces the previous one, up to the maximum size', async () => {
    const numbers = new Set<number | null>();
    for (const [name, size] of files) {
      await runner.requestAs(member, 'enrollStudentCertificate', uploadParts(name, testBytes(size)), 'enrolled');
      numbers.add(await checkCertificate(runner, member, [[name, size]]));
    }
    const message = 'a student certificate is served by its number';
    for (const pk of numbers)
      if (pk !== null)
        await expectEffect(runner, 'fileDownload', message, 'fileDownload', { query: { file_pk: pk } }, 'notFound');
  });
  await runner.runStep('of two certificates at the same time, one is stored completely', async () => {
    const accepted: [string, number][] = [
      ['첫째.pdf', 111],
      ['둘째.png', 222],
    ];
    const requests = accepted.map(([name, size]) => uploadParts(name, testBytes(size)));
    await requestTogether(runner, member, 'enrollStudentCertificate', requests, 'enrolled');
    await checkCertificate(runner, member, accepted);
  });
  await runner.runStep('certificates of the same name belong to one member each', async () => {
    const stranger = await createMember(runner, 'samefile');
    const name = '재학증명서.pdf';
    const upload = (owner: MemberSession, size: number) =>
      runner.requestAs(owner, 'enrollStudentCertificate', uploadParts(name, testBytes(size)), 'enrolled');
    await upload(member, 333);
    await upload(stranger, 444);
    await checkCertificate(runner, member, [[name, 333]]);
    await checkCertificate(runner, stranger, [[name, 444]]);
  });
  await runner.runStep('a certificate under another part name is rejected', async () => {
    const before = await readCertificate(runner, member);
    const requests = ['file[0]', 'File', 'certificate'].map((name) =>
      uploadParts('다른 이름.pdf', testBytes(50), name),
    );
    await requestTogether(runner, member, 'enrollStudentCertificate', requests, 'badRequest');
    const after = await readCertificate(runner, member);
    runner.checkEqual(
      after.file_name,
      before.file_name,
      'stored',
      'a rejected upload changed the certificate',
      '/data',
    );
  });
  await runner.runStep('the certificate of one member is not the certificate of another member', async () => {
    const stranger = runner.requireOrSkip(other, 'the step needs two members', 'getStudentCertificate');
    const { file_pk } = await readCertificate(runner, stranger);
    const own = await readCertificate(runner, member);
    runner.check(file_pk === null || file_pk !== own.file_pk, {
      rule: 'own-data',
      message: 'two members have the same certificate',
      pointer: '/data/file_pk',
    });
  });
}
