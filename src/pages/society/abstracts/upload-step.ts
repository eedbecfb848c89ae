import { uploadConferenceAbstractFailures } from '#src/api/failures/conference.ts';
import { ErrorCode } from '#src/api/generated/model/errorCode.ts';
import type { FileCheckResult } from './abstract-file.ts';
import type { AbstractSending, SendResult } from './abstract-sending.ts';
import { abstractTexts } from './abstract-texts.ts';

/** The step of the abstract upload. A controller ends the request of its step. */
export type UploadStep =
  | { name: 'closed' }
  /** The deadline has passed by the clock of the device, so a request checks it. The modal is not open yet. */
  | { name: 'starting'; controller: AbortController }
  /** The member selects the options and a file. `note` is the error message of a rejected file. */
  | { name: 'options'; note: string | null; checkedFile: File | null }
  | { name: 'confirm'; file: File }
  /** `sentBytes` is null until the browser reports progress. */
  | { name: 'sending'; file: File; controller: AbortController; sentBytes: number | null }
  | { name: 'failed'; file: File; message: string; reason: string | undefined }
  | { name: 'done' };

/** The state of the abstract upload: its step, and the submission that may have reached the server. */
export type UploadState = { step: UploadStep; sending: AbstractSending | null };

/** An event of the abstract upload. The result of a check, or of a request, names what it belongs to. */
export type UploadEvent =
  | { type: 'started'; controller: AbortController }
  | { type: 'opened' }
  | { type: 'fileSelected'; file: File | undefined }
  | { type: 'fileChecked'; selected: File; result: FileCheckResult }
  | { type: 'fileConfirmed'; file: File }
  | { type: 'sendStarted'; file: File; controller: AbortController; sending: AbstractSending }
  | { type: 'progressed'; controller: AbortController; sentBytes: number }
  | { type: 'sendEnded'; controller: AbortController; result: SendResult }
  | { type: 'closed' };

/** The initial state. */
export const initialUpload: UploadState = { step: { name: 'closed' }, sending: null };

const optionsStep = (note: string | null = null, checkedFile: File | null = null): UploadStep => ({
  name: 'options',
  note,
  checkedFile,
});

/** Returns the running request of a step; undefined if there is none. */
export const controllerOf = (step: UploadStep): AbortController | undefined =>
  'controller' in step ? step.controller : undefined;

/** Returns whether the member can still change or send the abstract in this step. */
export const isEditing = ({ name }: UploadStep): boolean =>
  name === 'options' || name === 'confirm' || name === 'failed';

function stepAfterCheck(selected: File, result: FileCheckResult): UploadStep {
  if ('file' in result) return { name: 'confirm', file: result.file };
  return optionsStep(`${selected.name.normalize('NFC')}: ${result.problem}`);
}

function stepAfterSending(file: File, result: SendResult): UploadStep {
  switch (result.name) {
    case 'stored':
      return { name: 'done' };
    case 'failed':
      return { ...result, file };
    case 'rejectedFile':
      return optionsStep(uploadConferenceAbstractFailures[ErrorCode.fileRejected]);
    case 'sessionEnded':
    case 'deadlinePassed':
      return { name: 'closed' };
  }
}

/**
 * Returns the next state of the upload (reducer). A result is ignored if its step has ended: the modal was closed, another
 * file was selected, or the session has ended.
 */
export function reduceUpload(state: UploadState, event: UploadEvent): UploadState {
  const { step, sending } = state;
  switch (event.type) {
    case 'started':
      return { sending, step: { name: 'starting', controller: event.controller } };
    case 'opened':
      return { sending, step: optionsStep() };
    case 'fileSelected':
      return { sending, step: event.file ? optionsStep(null, event.file) : optionsStep(abstractTexts.noFile) };
    case 'fileChecked':
      if (step.name !== 'options' || step.checkedFile !== event.selected) return state;
      return { sending, step: stepAfterCheck(event.selected, event.result) };
    case 'fileConfirmed':
      return { sending, step: { name: 'confirm', file: event.file } };
    case 'sendStarted': {
      const { file, controller } = event;
      return { sending: event.sending, step: { name: 'sending', file, controller, sentBytes: null } };
    }
    case 'progressed':
      if (step.name !== 'sending' || step.controller !== event.controller) return state;
      return { sending, step: { ...step, sentBytes: event.sentBytes } };
    case 'sendEnded':
      if (step.name !== 'sending' || step.controller !== event.controller) return state;
      return {
        sending: event.result.name === 'stored' ? null : sending,
        step: stepAfterSending(step.file, event.result),
      };
    case 'closed':
      return { sending, step: { name: 'closed' } };
  }
}
