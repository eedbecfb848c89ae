import { describe, expect, test } from 'vitest';
import { createAbstractSending, type SendResult } from '#src/pages/society/abstracts/abstract-sending.ts';
import {
  controllerOf,
  initialUpload,
  reduceUpload,
  type UploadEvent,
  type UploadState,
} from '#src/pages/society/abstracts/upload-step.ts';

const file = new File(['초록'], '초록.docx');
const copy = new File(['초록'], '초록.docx');
const controller = new AbortController();
const sending = createAbstractSending(
  file,
  { presentation: '구두 발표', division: '소재 분과' },
  { conferenceName: '추계학술대회', countMyAbstracts: async () => 0, upload: async () => null },
);

/** Returns the state after events, from the closed modal. */
const stateAfter = (...events: UploadEvent[]): UploadState => events.reduce(reduceUpload, initialUpload);

const sendStarted: UploadEvent = { type: 'sendStarted', file, controller, sending };
const stepAfterResult = (result: SendResult) => stateAfter(sendStarted, { type: 'sendEnded', controller, result }).step;

describe('The check of a file', () => {
  const selected: UploadEvent = { type: 'fileSelected', file };
  const accepted: UploadEvent = { type: 'fileChecked', selected: file, result: { file: copy } };

  test('leads to the confirmation of the copy that was checked', () => {
    expect(stateAfter({ type: 'opened' }, selected).step).toEqual({ name: 'options', note: null, checkedFile: file });
    expect(stateAfter(selected, accepted).step).toEqual({ name: 'confirm', file: copy });
  });

  test('shows the name of a rejected file with the reason', () => {
    const rejected: UploadEvent = { type: 'fileChecked', selected: file, result: { problem: '손상된 파일입니다.' } };
    expect(stateAfter(selected, rejected).step).toMatchObject({ note: '초록.docx: 손상된 파일입니다.' });
  });

  test('asks for a file if none was selected', () => {
    expect(stateAfter({ type: 'fileSelected', file: undefined }).step).toMatchObject({
      note: '파일을 선택해주세요.',
      checkedFile: null,
    });
  });

  test.each<[string, UploadEvent]>([
    ['the modal was closed', { type: 'closed' }],
    ['another file was selected', { type: 'fileSelected', file: copy }],
  ])('is ignored after %s', (_, event) => {
    expect(stateAfter(selected, event, accepted)).toEqual(stateAfter(selected, event));
  });
});

describe('A submission', () => {
  test('has a controller and its progress until it ends', () => {
    const { step } = stateAfter(sendStarted, { type: 'progressed', controller, sentBytes: 3 });
    expect(step).toEqual({ name: 'sending', file, controller, sentBytes: 3 });
    expect(controllerOf(step)).toBe(controller);
    expect(controllerOf(stepAfterResult({ name: 'stored' }))).toBeUndefined();
  });

  test.each<[SendResult, object]>([
    [{ name: 'stored' }, { name: 'done' }],
    [
      { name: 'failed', message: '실패', reason: '이유' },
      { name: 'failed', file, message: '실패', reason: '이유' },
    ],
    [{ name: 'rejectedFile' }, { name: 'options', note: expect.stringContaining('서버가 이 파일을 받지 않았습니다.') }],
    [{ name: 'deadlinePassed' }, { name: 'closed' }],
    [{ name: 'sessionEnded' }, { name: 'closed' }],
  ])('that ends as %o leads to %o', (result, step) => {
    expect(stepAfterResult(result)).toMatchObject(step);
  });

  test('is kept for a retry until the server has stored it', () => {
    const failed: UploadEvent = {
      type: 'sendEnded',
      controller,
      result: { name: 'failed', message: '실패', reason: undefined },
    };
    expect(stateAfter(sendStarted, failed, { type: 'opened' }).sending).toBe(sending);
    expect(stateAfter(sendStarted, { type: 'sendEnded', controller, result: { name: 'stored' } }).sending).toBeNull();
  });

  test('changes nothing after its modal was closed', () => {
    const events: UploadEvent[] = [
      { type: 'progressed', controller, sentBytes: 3 },
      { type: 'sendEnded', controller, result: { name: 'stored' } },
    ];
    expect(stateAfter(sendStarted, { type: 'closed' }, ...events).step).toEqual({ name: 'closed' });
  });
});
