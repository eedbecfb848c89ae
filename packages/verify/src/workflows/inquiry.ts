import { exampleBody, testBytes } from '#verify/contract/contract-examples.ts';
import { namedSchema } from '#verify/contract/document.ts';
import type { FormPart } from '#verify/exchange.ts';
import type { WorkflowRunner } from '#verify/run/workflow-runner.ts';
import { runEmail } from './email-codes.ts';
import { checkInquiryLimits } from './inquiry-limits.ts';

const inquiryMaxLength = (field: string) => namedSchema('SaveInquiryRequest').properties?.[field]?.maxLength ?? 0;

/** Returns the form parts of an inquiry. `fields` replace those of the example. */
function inquiryFormParts(
  runner: WorkflowRunner,
  fields: Record<string, string> = {},
  files: FormPart[] = [],
): FormPart[] {
  const texts = { ...exampleBody('saveInquiry', 'plain'), inquiry_title: `[${runner.context.prefix}] 문의`, ...fields };
  return [...Object.entries(texts).map(([name, text]) => ({ name, text: String(text) })), ...files];
}

const attachmentPart = (index: number, size: number): FormPart => ({
  name: `file[${index}]`,
  file: `첨부 ${index}.pdf`,
  bytes: testBytes(size),
});

/** Checks the contact form as guest and as member. */
export async function checkInquiries(runner: WorkflowRunner): Promise<void> {
  await runner.runStep('guest and member can send inquiries, with and without files', async () => {
    runner.requireWritePermission('saveInquiry');
    await runner.requestOutcome('saveInquiry', { parts: inquiryFormParts(runner) }, 'saved');
    await runner.requestOutcome(
      'saveInquiry',
      { parts: inquiryFormParts(runner, {}, [attachmentPart(0, 2000), attachmentPart(1, 1)]) },
      'saved',
    );
    // A guest may write from the address of a member.
    const ofMember = { inquiry_email: runEmail(runner, 'a01') };
    await runner.requestOutcome('saveInquiry', { parts: inquiryFormParts(runner, ofMember) }, 'saved');
    runner.context.results.addLeftover(`inquiries titled [${runner.context.prefix}]`);
    const member = runner.findSession();
    if (member) await runner.requestAs(member, 'saveInquiry', { parts: inquiryFormParts(runner) }, 'saved');
  });
  await runner.runStep('the fields of an inquiry may have the maximum length of the contract', async () => {
    runner.requireWritePermission('saveInquiry');
    const mark = `[${runner.context.prefix}] `;
    const longest = {
      inquiry_name: '😀'.repeat(inquiryMaxLength('inquiry_name')),
      inquiry_title: mark + '가'.repeat(inquiryMaxLength('inquiry_title') - mark.length),
      // A line break is sent as two characters and counts as one.
      inquiry_content: `${'가'.repeat(inquiryMaxLength('inquiry_content') - 2)}\r\n나`,
    };
    await runner.requestOutcome('saveInquiry', { parts: inquiryFormParts(runner, longest) }, 'saved');
    await runner.requestOutcome(
      'saveInquiry',
      { parts: inquiryFormParts(runner, { inquiry_name: `${longest.inquiry_name}a` }) },
      'badRequest',
    );
  });
  await runner.runStep('an empty file is rejected', async () => {
    runner.requireWritePermission('saveInquiry');
    await runner.requestOutcome(
      'saveInquiry',
      { parts: inquiryFormParts(runner, {}, [attachmentPart(0, 0)]) },
      'fileRejected',
    );
  });
  await checkInquiryLimits(runner);
}
