import { useId, useSyncExternalStore } from 'react';
import { Button } from '#src/components/buttons/button.tsx';
import { ButtonLink } from '#src/components/navigation/button-link.tsx';
import { ProgressBar } from '#src/components/upload/progress-bar.tsx';
import { conferenceStep, menuTitle } from '#src/navigation/menus.ts';
import { paths } from '#src/navigation/paths.ts';
import { subScreenTarget } from '#src/navigation/target.ts';
import { NextButton } from '#src/pages/society/next-button.tsx';
import * as style from './abstract-modal.style.ts';
import { abstractTexts } from './abstract-texts.ts';
import { ChosenFile } from './chosen-file.tsx';
import type { AbstractUpload, UploadStep } from './use-abstract-upload.ts';

type Part<Name extends UploadStep['name']> = { upload: AbstractUpload } & Extract<UploadStep, { name: Name }>;

/** Asks once more, with the options and the file, before anything is sent; the question is read with the button. */
export function ConfirmPart({ upload, file }: Part<'confirm'>) {
  const { presentation, division } = upload.draft.options;
  const question = useId();
  return (
    <div className={style.part}>
      <p id={question} className={style.question}>{`[${presentation}][${division}]\n해당 파일로 등록하시겠습니까?`}</p>
      <ChosenFile file={file} />
      <div className={style.actions}>
        <Button onPress={upload.back}>취소</Button>
        <Button variant="solid" autoFocus aria-describedby={question} onPress={() => upload.confirm(file)}>
          등록
        </Button>
      </div>
    </div>
  );
}

/** How far the file is, said by its quarters, with the way to stop it. */
export function SendingPart({ upload, file }: Part<'sending'>) {
  const sent = useSyncExternalStore(upload.sent.subscribe, upload.sent.get, () => null);
  const share = sent === null ? null : Math.min(1, sent / file.size);
  const quarter = Math.floor((share ?? 0) * 4) * 25;
  return (
    <div className={style.part}>
      <ChosenFile file={file} />
      <p className={style.progress}>
        <ProgressBar label={`${file.name} 전송`} value={share ?? 'unknown'} />
      </p>
      <p role="status" className={style.note}>
        {share === 1 ? '파일을 보냈습니다. 서버의 응답을 기다리고 있습니다.' : '파일을 보내고 있습니다.'}
        {quarter > 0 && quarter < 100 && ` ${quarter}%`}
      </p>
      <div className={style.actions}>
        <NextButton autoFocus onPress={upload.cancel}>
          전송 취소
        </NextButton>
      </div>
    </div>
  );
}

/** What went wrong, with the file still at hand. */
export function FailedPart({ upload, file, message, reason }: Part<'failed'>) {
  return (
    <div className={style.part}>
      <div role="alert" className={style.problem}>
        <p>{message}</p>
        {reason && <p>{reason}</p>}
      </div>
      <ChosenFile file={file} />
      <div className={style.actions}>
        <Button onPress={upload.back}>파일 다시 선택</Button>
        <Button variant="solid" autoFocus onPress={() => upload.confirm(file)}>
          다시 전송
        </Button>
      </div>
    </div>
  );
}

/** The abstract has arrived. What has the focus says so (WCAG 4.1.3). */
export function DonePart({ upload }: Part<'done'>) {
  const message = useId();
  return (
    <div className={style.part}>
      <p id={message} className={style.question}>
        {abstractTexts.done}
      </p>
      <div className={style.actions}>
        <ButtonLink
          target={subScreenTarget(paths.society, menuTitle.abstracts, conferenceStep.abstracts)}
          onClick={upload.close}
        >
          초록 확인
        </ButtonLink>
        <NextButton variant="solid" autoFocus aria-describedby={message} onPress={upload.close}>
          확인
        </NextButton>
      </div>
    </div>
  );
}
