import { beforeEach, expect, test, vi } from 'vitest';
import { ApiError, TransportError } from '#src/api/errors.ts';
import { getAbstractList, uploadConferenceAbstract } from '#src/api/generated/conference.ts';
import { getSession } from '#src/api/session.ts';
import { type AbstractOptions, createAbstractSending } from '#src/pages/society/abstracts/abstract-sending.ts';

vi.mock('#src/api/generated/conference.ts', () => ({ getAbstractList: vi.fn(), uploadConferenceAbstract: vi.fn() }));
vi.mock('#src/api/session.ts', () => ({ getSession: vi.fn() }));

const upload = vi.mocked(uploadConferenceAbstract);
const list = vi.mocked(getAbstractList);
const network = () => new TransportError('network');
const session = { accessToken: 'at', refreshToken: 'rt', profile: null };
const options: AbstractOptions = { presentation: '구두 발표', division: '소재 분과' };
const file = new File(['초록'], '초록.docx');
const call = () => ({ signal: new AbortController().signal });

/** How many abstracts the server counts, and what it does with a sending. */
let count = 0;
const arrives = async () => {
  count += 1;
  return null;
};

beforeEach(() => {
  vi.resetAllMocks();
  count = 3;
  list.mockImplementation(async () => ({ abstract: [], total_count: count }));
  upload.mockImplementation(arrives);
  vi.mocked(getSession).mockReturnValue(session);
});

test('what arrives is sent once', async () => {
  expect(await createAbstractSending(file, options).send(call())).toEqual({ name: 'stored' });
  expect(upload).toHaveBeenCalledTimes(1);
});

test('an answer that is lost is looked for in the list', async () => {
  upload.mockImplementationOnce(async () => {
    await arrives();
    throw network();
  });
  expect(await createAbstractSending(file, options).send(call())).toEqual({ name: 'stored' });
  expect(upload).toHaveBeenCalledTimes(1);
});

test('while nobody can tell, every other try asks first, and sends nothing', async () => {
  const sending = createAbstractSending(file, options);
  upload.mockImplementationOnce(async () => {
    await arrives();
    list.mockRejectedValue(network());
    throw network();
  });
  for (let turn = 0; turn < 3; turn += 1) expect(await sending.send(call())).toMatchObject({ name: 'failed' });
  list.mockResolvedValue({ abstract: [], total_count: count });
  expect(await sending.send(call())).toEqual({ name: 'stored' });
  expect(upload).toHaveBeenCalledTimes(1);
});

test('what did not arrive is sent again, whatever another tab has sent meanwhile', async () => {
  const sending = createAbstractSending(file, options);
  upload.mockRejectedValueOnce(network());
  expect(await sending.send(call())).toMatchObject({ name: 'failed', reason: undefined });
  count += 1;
  upload.mockRejectedValueOnce(network());
  expect(await sending.send(call())).toMatchObject({ name: 'failed', reason: undefined });
  expect(await sending.send(call())).toEqual({ name: 'stored' });
  expect(upload).toHaveBeenCalledTimes(3);
});

test('a list that the server can not give keeps nobody from sending; a dead network does', async () => {
  list.mockRejectedValueOnce(new ApiError('50', '/v1/front/getAbstractList'));
  expect(await createAbstractSending(file, options).send(call())).toEqual({ name: 'stored' });
  list.mockRejectedValueOnce(network());
  expect(await createAbstractSending(file, options).send(call())).toMatchObject({ name: 'failed', reason: undefined });
  expect(upload).toHaveBeenCalledTimes(1);
});

test('a sending that is called off before it begins sends nothing', async () => {
  const controller = new AbortController();
  list.mockImplementationOnce(async () => {
    controller.abort();
    throw controller.signal.reason;
  });
  const result = await createAbstractSending(file, options).send({ signal: controller.signal });
  expect(result).toEqual({ name: 'failed', message: '전송을 취소했습니다.', reason: undefined });
  expect(upload).not.toHaveBeenCalled();
});

test.each([
  ['42', { name: 'deadlinePassed' }],
  ['47', { name: 'rejectedFile' }],
  ['45', { name: 'failed', reason: '첨부 용량이 허용 범위를 넘었습니다.' }],
  ['12', { name: 'failed', message: '초록 등록에 실패했습니다. 다시 시도해주세요.', reason: undefined }],
])('code %s', async (code, result) => {
  upload.mockRejectedValueOnce(new ApiError(code, '/v1/front/uploadConferenceAbstract'));
  expect(await createAbstractSending(file, options).send(call())).toMatchObject(result);
});

test('a session that ended says so elsewhere', async () => {
  upload.mockImplementationOnce(async () => {
    vi.mocked(getSession).mockReturnValue(null);
    throw new ApiError('84', '/v1/front/uploadConferenceAbstract');
  });
  expect(await createAbstractSending(file, options).send(call())).toEqual({ name: 'sessionEnded' });
});

test('the same file with the same options is the same sending', () => {
  const sending = createAbstractSending(file, options);
  expect(sending.isFor(file, { ...options })).toBe(true);
  expect(sending.isFor(file, { ...options, division: '기타 분과' })).toBe(false);
  expect(sending.isFor(new File(['초록'], '초록.docx'), options)).toBe(false);
});
