import { expect, test } from 'vitest';
import { accessTokenOf } from '#tests/contract/support/request-data.ts';
import { Visitor } from '#tests/contract/support/visitor.ts';

/** Decodes the lines of a PDF whose text is UTF-16 in hexadecimal digits. */
const linesOf = (pdf: string) =>
  [...pdf.matchAll(/<([0-9a-f]+)> Tj/g)].map(([, hex = '']) =>
    Buffer.from(hex, 'hex').swap16().toString('utf16le').trim(),
  );

test.each([
  ['/v1/front/getReceipt', '영수증'],
  ['/v1/front/getTransaction', '거래명세서'],
] as const)('%s returns a PDF with the name and the payment of the member, in Korean', async (path, title) => {
  const visitor = new Visitor();
  const client = visitor.withToken(await accessTokenOf(visitor, 'hanbit01'));
  const options = { params: { query: { pay_info_pk: 8533 } }, parseAs: 'arrayBuffer' } as const;
  const { data, response } = await client.GET(path, options);
  const name = decodeURIComponent(response.headers.get('Content-Disposition')?.split("''")[1] ?? '');
  expect(name).toBe(`한빛화장품과학회 ${title}.pdf`);
  const pdf = Buffer.from(data ?? new ArrayBuffer()).toString('latin1');
  expect(linesOf(pdf)).toEqual(
    expect.arrayContaining([
      title,
      '번호: HB-00008533',
      '회원: 김가람 (일반회원)',
      '항목: 연회비 · 2025년도 연회비',
      '금액: 200,000원',
      '결제일: 2025-03-05',
      '결제 방법: 카드결제',
    ]),
  );
  const [, position] = /startxref\n(\d+)\n%%EOF\n$/.exec(pdf) ?? [];
  expect(pdf.slice(Number(position), Number(position) + 4)).toBe('xref');
});
