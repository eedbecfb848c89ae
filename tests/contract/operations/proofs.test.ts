import { expect, test } from 'vitest';
import { receiptPdf } from '#mocks/files/payment-proofs.ts';
import { accessTokenOf } from '#tests/contract/support/request-data.ts';
import { Visitor } from '#tests/contract/support/visitor.ts';
import { pdfText } from '#tests/support/pdf-text.ts';

type DocumentPath = '/v1/front/getReceipt' | '/v1/front/getTransaction';

/** Downloads a receipt or transaction statement and returns its bytes, its text and its file name. */
async function downloadProof(path: DocumentPath, pk: number, id = 'hanbit01', visitor = new Visitor()) {
  const client = visitor.withToken(await accessTokenOf(visitor, id));
  const options = { params: { query: { pay_info_pk: pk } }, parseAs: 'arrayBuffer' } as const;
  const { data, response } = await client.GET(path, options);
  expect(response.headers.get('Content-Type')).toBe('application/pdf');
  const bytes = new Uint8Array(data ?? new ArrayBuffer());
  const name = decodeURIComponent(response.headers.get('Content-Disposition')?.split("''")[1] ?? '');
  return { bytes, name, text: pdfText(bytes) };
}

test('a receipt is a PDF with the data of the payment in Korean', async () => {
  const { bytes, name, text } = await downloadProof('/v1/front/getReceipt', 8533);
  expect(Buffer.from(bytes.subarray(0, 5)).toString()).toBe('%PDF-');
  expect(name).toBe('한빛화장품과학회 영수증.pdf');
  for (const part of [
    '영수증',
    '시험용',
    '한빛화장품과학회',
    'HB-00008533',
    '김가람 (일반회원)',
    '연회비 · 2025년도 연회비',
    '200,000원',
    '2025-03-05',
    '카드결제',
    '위 금액을 정히 영수합니다.',
  ]) {
    expect(text).toContain(part);
  }
  expect(text).not.toContain('\uFFFD');
});

// The documents are drawn in sequence, because one document must not change the shared font for the next one.
test('a name with rare syllables or letters of other scripts appears correctly', async () => {
  const payment = {
    ...{ pk: 1, memberPk: 1, date: '2025-11-05', amount: 200_000 },
    ...({ memberType: '일반회원', method: '카드결제', goodsType: '연회비', goodsName: '2025년도 연회비' } as const),
  };
  for (const name of ['똠방뷁', 'José Ñúñez-Åkerström', "O'Brien <b>", 'Annñna', '김 가 람'.normalize('NFC')]) {
    expect(pdfText(await receiptPdf({ ...payment }, name))).toContain(`${name} (일반회원)`);
  }
});
