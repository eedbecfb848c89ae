import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { ApiError, TransportError } from '#src/api/errors.ts';
import { getSession } from '#src/api/session.ts';
import {
  type AbstractCalls,
  type AbstractOptions,
  createAbstractSending,
} from '#src/pages/society/abstracts/abstract-sending.ts';

// The files of a worker share their modules.
vi.hoisted(() => vi.resetModules());
afterAll(() => void vi.resetModules());

vi.mock('#src/api/session.ts', () => ({ getSession: vi.fn() }));

const upload = vi.fn<AbstractCalls['upload']>();
const countMyAbstracts = vi.fn<AbstractCalls['countMyAbstracts']>();
const calls = { conferenceName: '추계학술대회', upload, countMyAbstracts };
const networkError = () => new TransportError('network');
const session = { accessToken: 'at', refreshToken: 'rt', profile: null };
const options: AbstractOptions = { presentation: '구두 발표', division: '소재 분과' };
const file = new File(['초록'], '초록.docx');
const newAttempt = () => ({ signal: new AbortController().signal });

/** The number of abstracts on the server. */
let count = 0;
const storeAbstract = async () => {
  count += 1;
  return null;
};

beforeEach(() => {
  vi.resetAllMocks();
  count = 3;
  countMyAbstracts.mockImplementation(async () => count);
  upload.mockImplementation(storeAbstract);
  vi.mocked(getSession).mockReturnValue(session);
});

test('sends an abstract once, with its presentation and division, when the server confirms it', async () => {
  expect(await createAbstractSending(file, options, calls).send(newAttempt())).toEqual({ name: 'stored' });
  expect(upload.mock.calls.map(([{ data }]) => data)).toEqual([
    {
      abstract_file: file,
      conference_name: '추계학술대회',
      abstract_presentation: '구두 발표',
      abstract_division: '소재 분과',
    },
  ]);
});

test('finds the abstract in the list when the response is lost', async () => {
  upload.mockImplementationOnce(async () => {
    await storeAbstract();
    throw networkError();
  });
  expect(await createAbstractSending(file, options, calls).send(newAttempt())).toEqual({ name: 'stored' });
  expect(upload).toHaveBeenCalledTimes(1);
});

test('reads the list before each retry and sends nothing while the list fails', async () => {
  const sending = createAbstractSending(file, options, calls);
  upload.mockImplementationOnce(async () => {
    await storeAbstract();
    countMyAbstracts.mockRejectedValue(networkError());
    throw networkError();
  });
  for (let attempt = 0; attempt < 3; attempt += 1)
    expect(await sending.send(newAttempt())).toMatchObject({ name: 'failed' });
  countMyAbstracts.mockResolvedValue(count);
  expect(await sending.send(newAttempt())).toEqual({ name: 'stored' });
  expect(upload).toHaveBeenCalledTimes(1);
});

test('sends an abstract that did not arrive again, even when another tab has sent one meanwhile', async () => {
  const sending = createAbstractSending(file, options, calls);
  upload.mockRejectedValueOnce(networkError());
  expect(await sending.send(newAttempt())).toMatchObject({ name: 'failed', reason: undefined });
  count += 1;
  upload.mockRejectedValueOnce(networkError());
  expect(await sending.send(newAttempt())).toMatchObject({ name: 'failed', reason: undefined });
  expect(await sending.send(newAttempt())).toEqual({ name: 'stored' });
  expect(upload).toHaveBeenCalledTimes(3);
});

test('sends despite a failure of the list, but not after a network error', async () => {
  countMyAbstracts.mockRejectedValueOnce(new ApiError('50', '/v1/front/getAbstractList'));
  expect(await createAbstractSending(file, options, calls).send(newAttempt())).toEqual({ name: 'stored' });
  countMyAbstracts.mockRejectedValueOnce(networkError());
  expect(await createAbstractSending(file, options, calls).send(newAttempt())).toMatchObject({
    name: 'failed',
    reason: undefined,
  });
  expect(upload).toHaveBeenCalledTimes(1);
});

test('sends nothing when it is cancelled before it starts', async () => {
  const controller = new AbortController();
  countMyAbstracts.mockImplementationOnce(async () => {
    controller.abort();
    throw controller.signal.reason;
  });
  const result = await createAbstractSending(file, options, calls).send({ signal: controller.signal });
  expect(result).toEqual({ name: 'failed', message: '전송을 취소했습니다.', reason: undefined });
  expect(upload).not.toHaveBeenCalled();
});

test.each([
  ['42', { name: 'deadlinePassed' }],
  ['47', { name: 'rejectedFile' }],
  ['45', { name: 'failed', reason: '첨부 용량이 허용 범위를 넘었습니다.' }],
  ['12', { name: 'failed', message: '초록 등록에 실패했습니다. 다시 시도해주세요.', reason: undefined }],
])('maps error code %s to its result', async (code, result) => {
  upload.mockRejectedValueOnce(new ApiError(code, '/v1/front/uploadConferenceAbstract'));
  expect(await createAbstractSending(file, options, calls).send(newAttempt())).toMatchObject(result);
});

test('returns sessionEnded, without a message, when the session has ended', async () => {
  upload.mockImplementationOnce(async () => {
    vi.mocked(getSession).mockReturnValue(null);
    throw new ApiError('84', '/v1/front/uploadConferenceAbstract');
  });
  expect(await createAbstractSending(file, options, calls).send(newAttempt())).toEqual({ name: 'sessionEnded' });
});

test('recognizes the same file with the same options', () => {
  const sending = createAbstractSending(file, options, calls);
  expect(sending.isFor(file, { ...options })).toBe(true);
  expect(sending.isFor(file, { ...options, division: '기타 분과' })).toBe(false);
  expect(sending.isFor(new File(['초록'], '초록.docx'), options)).toBe(false);
});
