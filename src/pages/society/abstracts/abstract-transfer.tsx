import { useId } from 'react';
import { Button } from '#src/components/buttons/button.tsx';
import { ButtonLink } from '#src/components/navigation/button-link.tsx';
import { ProgressBar } from '#src/components/upload/progress-bar.tsx';
import { screenTarget } from '#src/navigation/target.ts';
import { NextButton } from '#src/pages/society/next-button.tsx';
import { dangerBox, dialogActions, smallNote } from '#src/styles/shared.ts';
import * as style from './abstract-modal.style.ts';
import { abstractTexts } from './abstract-texts.ts';
import { ChosenFile } from './chosen-file.tsx';
import type { UploadStep } from './upload-step.ts';
import type { AbstractUpload } from './use-abstract-upload.ts';

type UploadStepProps<Name extends UploadStep['name']> = { upload: AbstractUpload } & Extract<
  UploadStep,
  { name: Name }
>;

/**
 * Renders the confirmation with the selected options and file. The question describes the focused button, so that
 * screen readers read it.
 */
export function ConfirmStep({ upload, file }: UploadStepProps<'confirm'>) {
  const { presentation, division } = upload.draft.options;
  const questionId = useId();
  return (
    <div className={style.step}>
      <p
        id={questionId}
        className={style.question}
      >{`[${presentation}][${division}]\n해당 파일로 등록하시겠습니까?`}</p>
      <ChosenFile file={file} />
      <div className={dialogActions}>
        <Button onPress={upload.back}>취소</Button>
        <Button variant="solid" autoFocus aria-describedby={questionId} onPress={() => upload.confirm(file)}>
          등록
        </Button>
      </div>
    </div>
  );
}

/** Renders the upload progress with a cancel button. The live region announces each quarter only. */
export function SendingStep({ upload, file, sentBytes }: UploadStepProps<'sending'>) {
  const share = sentBytes === null ? null : Math.min(1, sentBytes / file.size);
  const quarter = Math.floor((share ?? 0) * 4) * 25;
  return (
    <div className={style.step}>
      <ChosenFile file={file} />
      <div className={style.progress}>
        <ProgressBar label={`${file.name} 전송`} value={share ?? 'unknown'} />
      </div>
      <p role="status" className={smallNote}>
        {share === 1
          ? '파일을 보냈습니다. 서버의 응답을 기다리고 있습니다.'
          : `파일을 보내고 있습니다.${quarter > 0 ? ` ${quarter}%` : ''}`}
      </p>
      <div className={dialogActions}>
        <NextButton autoFocus onPress={upload.cancel}>
          전송 취소
        </NextButton>
      </div>
    </div>
  );
}

/** Renders the error message with a retry button for the same file. */
export function FailedStep({ upload, file, message, reason }: UploadStepProps<'failed'>) {
  return (
    <div className={style.step}>
      <div role="alert" className={dangerBox}>
        <p>{message}</p>
        {reason && <p>{reason}</p>}
      </div>
      <ChosenFile file={file} />
      <div className={dialogActions}>
        <Button onPress={upload.back}>파일 다시 선택</Button>
        <Button variant="solid" autoFocus onPress={() => upload.confirm(file)}>
          다시 전송
        </Button>
      </div>
    </div>
  );
}

/** Renders the success message. It describes the focused button, so that screen readers read it (WCAG 4.1.3). */
export function DoneStep({ upload }: UploadStepProps<'done'>) {
  const messageId = useId();
  return (
    <div className={style.step}>
      <p id={messageId} className={style.question}>
        {abstractTexts.done}
      </p>
      <div className={dialogActions}>
        <ButtonLink target={screenTarget('ownAbstracts')} onClick={upload.close}>
          초록 확인
        </ButtonLink>
        <NextButton variant="solid" autoFocus aria-describedby={messageId} onPress={upload.close}>
          확인
        </NextButton>
      </div>
    </div>
  );
}
