import { expect, test, vi } from 'vitest';
import { type AbstractCalls, createAbstractSending } from '#src/pages/society/abstracts/abstract-sending.ts';

test('an abstract is sent with the chosen presentation and division', async () => {
  const upload = vi.fn<AbstractCalls['upload']>(async () => null);
  const file = new File(['초록'], '초록.docx');
  const options = { presentation: '포스터 발표', division: '소재 분과' } as const;
  const sending = createAbstractSending(file, options, {
    conferenceName: '추계학술대회',
    countMyAbstracts: async () => 0,
    upload,
  });
  await sending.send(new AbortController().signal);
  expect(upload.mock.calls.map(([{ data }]) => data)).toEqual([
    {
      abstract_file: file,
      conference_name: '추계학술대회',
      abstract_presentation: '포스터 발표',
      abstract_division: '소재 분과',
    },
  ]);
});
