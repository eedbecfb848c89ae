import { namedSchema } from '#mocks/http/document.ts';
import { bytesOf, exampleBody } from '#tools/verify/example.ts';
import type { Part } from '#tools/verify/exchange.ts';
import type { Walk } from '#tools/verify/walk.ts';

const limitOf = (field: string) => namedSchema('SaveInquiryRequest').properties?.[field]?.maxLength ?? 0;

/** The parts of an inquiry of the run. */
function form(walk: Walk, fields: Record<string, string> = {}, files: Part[] = []): Part[] {
  const texts = { ...exampleBody('saveInquiry', 'plain'), inquiry_title: `[${walk.run.prefix}] 문의`, ...fields };
  return [...Object.entries(texts).map(([name, text]) => ({ name, text: String(text) })), ...files];
}

const file = (index: number, size: number): Part => ({
  name: `file[${index}]`,
  file: `첨부 ${index}.pdf`,
  bytes: bytesOf(size),
});

/** The contact form, for guests and for members. */
export async function inquiry(walk: Walk): Promise<void> {
  await walk.step('a guest and a member send an inquiry, with and without files', async () => {
    walk.mayWrite('saveInquiry');
    await walk.ask('saveInquiry', { parts: form(walk) }, 'saved');
    await walk.ask('saveInquiry', { parts: form(walk, {}, [file(0, 2000), file(1, 1)]) }, 'saved');
    walk.run.ledger.leave(`inquiries titled [${walk.run.prefix}]`);
    const member = walk.who();
    if (member) await walk.askAs(member, 'saveInquiry', { parts: form(walk) }, 'saved');
  });
  await walk.step('an inquiry may be as long as the contract says', async () => {
    walk.mayWrite('saveInquiry');
    const mark = `[${walk.run.prefix}] `;
    const longest = {
      inquiry_name: '😀'.repeat(limitOf('inquiry_name')),
      inquiry_title: mark + '가'.repeat(limitOf('inquiry_title') - mark.length),
      // A line break is sent as two characters and counts as one.
      inquiry_content: `${'가'.repeat(limitOf('inquiry_content') - 2)}\r\n나`,
    };
    await walk.ask('saveInquiry', { parts: form(walk, longest) }, 'saved');
    await walk.ask('saveInquiry', { parts: form(walk, { inquiry_name: `${longest.inquiry_name}a` }) }, 'badRequest');
  });
  await walk.step('a file of no bytes is refused', async () => {
    walk.mayWrite('saveInquiry');
    await walk.ask('saveInquiry', { parts: form(walk, {}, [file(0, 0)]) }, 'fileRejected');
  });
}
