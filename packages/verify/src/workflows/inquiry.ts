import { exampleBody, filePart, formPartsOf, testBytes } from '#verify/contract/contract-examples.ts';
import { namedSchema } from '#verify/contract/document.ts';
import type { FormPart, RequestInput } from '#verify/exchange.ts';
import { checkNotServedByNumber } from '#verify/files/downloads.ts';
import { validTextsByField } from '#verify/requests/field-values.ts';
import { oneOfEachType } from '#verify/run/run-context.ts';
import type { Runner } from '#verify/run/runner.ts';
import { accounts } from './account/accounts.ts';

const operation = 'saveInquiry';
const maxFileSize = namedSchema('Upload').maxLength ?? 0;
const maxFiles = namedSchema('Uploads').maxItems ?? 0;

/** Returns an inquiry with the mark of the run in the title, or in the content when the title is `given`. */
function inquiryOf(runner: Runner, given: Record<string, string> = {}, files: FormPart[] = []): RequestInput {
  const mark = `[${runner.context.prefix}]`;
  const marked = 'inquiry_title' in given ? { inquiry_content: mark } : { inquiry_title: mark };
  return { parts: [...formPartsOf({ ...exampleBody(operation, 'plain'), ...marked, ...given }), ...files] };
}

/** Checks the contact form as guest and as member: its fields and its attachments, also at their limits. */
export async function checkInquiries(runner: Runner) {
  await runner.runStep('guest and member can send inquiries, with and without files', async () => {
    runner.skipUnavailable(operation);
    runner.context.results.leftovers.push(`inquiries titled [${runner.context.prefix}]`);
    // A guest may write from the address of a member.
    const senders: Record<string, string>[] = [{}, { inquiry_email: accounts.email(runner, 'a01') }];
    for (const fields of senders) await runner.requestOutcome(operation, inquiryOf(runner, fields), 'saved');
    for (const session of oneOfEachType(runner.context.sessions))
      await runner.requestAs(session, operation, inquiryOf(runner, {}, [filePart(0, '첨부.pdf')]), 'saved');
  });
  const fields = [...validTextsByField(operation)].filter(([name]) => name !== 'file');
  await runner.runParts(fields, async (part, [name, texts]) => {
    await part.runStep(`${name} of an inquiry may have any text that the contract allows`, async () => {
      await part.runAtOnce(texts, (one, text) =>
        one.requestOutcome(operation, inquiryOf(one, { [name]: text }), 'saved'),
      );
    });
  });
  await runner.runStep('an inquiry may have files up to their number and size', async () => {
    // The largest form of the contract, whose files have about 100 MB together.
    const largest = Array.from({ length: maxFiles }, (_, index) =>
      filePart(index, `큰 ${index} 🎓.zip`, testBytes(maxFileSize, index)),
    );
    await runner.requestOutcome(operation, inquiryOf(runner, {}, largest), 'saved');
  });
}

/** Checks that nobody can download the attachments of inquiries. No other files may be uploaded at the same time. */
export async function checkAttachments(runner: Runner) {
  await runner.runStep('guests cannot download the attachments of inquiries', async () => {
    const member = runner.requireCreated('fileDownload');
    const uploadCertificate = async () => {
      const parts = [{ name: 'file', file: '재학증명서.pdf', bytes: testBytes(321) }];
      await runner.requestAs(member, 'enrollStudentCertificate', { parts }, 'enrolled');
      const { data } = await runner.requestAs(member, 'getStudentCertificate', {}, 'pending');
      return runner.requireOrSkip(data.file_pk, 'the certificate has no file');
    };
    // The number of the attachment is between those of two certificates.
    const first = await uploadCertificate();
    const bytes = testBytes(4321, 99);
    await runner.requestAs(member, operation, inquiryOf(runner, {}, [filePart(0, '개인정보.pdf', bytes)]), 'saved');
    const last = await uploadCertificate();
    // Numbers that are far apart are not in sequence, so that they do not lead to the attachment.
    const between = Array.from({ length: last - first <= 10 ? last - first - 1 : 0 }, (_, index) => first + 1 + index);
    await checkNotServedByNumber(runner, between, bytes, 'an attachment of an inquiry');
  });
}
