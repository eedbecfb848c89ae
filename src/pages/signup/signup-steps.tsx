import { useIsMutating } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { DocumentTitle } from '#src/components/layout/document-title.tsx';
import { registerUnsavedForm } from '#src/forms/register-unsaved-form.ts';
import { paths } from '#src/navigation/paths.ts';
import { screens } from '#src/navigation/screens.ts';
import { sitePathname } from '#src/navigation/site-pathname.ts';
import * as style from './signup-page.style.ts';
import { clearSignup, openSignup } from './signup-storage.ts';
import { StepBar } from './steps/step-bar.tsx';
import { StepContent } from './steps/step-content.tsx';
import { completed, initialProgress } from './steps.ts';
import { useOtherTabs } from './use-other-tabs.ts';
import { useRestartCount } from './use-restart-count.ts';
import { useShownProgress } from './use-shown-progress.ts';

const texts = {
  unreadable: '저장된 내용을 읽을 수 없어 처음부터 다시 시작합니다.',
  openElsewhere: '다른 탭에서도 회원가입을 진행하고 있습니다. 한 탭에서만 진행해 주세요.',
  joinedElsewhere: '다른 탭에서 같은 아이디로 회원가입이 완료되었습니다. 로그인해 주세요.',
};

type SignupStepsProps = {
  /** Whether to start a new sign-up and ignore stored values. */
  isNew: boolean;
};

/** Renders the steps of a sign-up, and restarts when the storage of this tab is cleared while the page is open. */
export function SignupSteps({ isNew }: SignupStepsProps) {
  const { restarts, markLeft } = useRestartCount();
  return <Steps key={restarts} isNew={isNew} onLeave={markLeft} />;
}

/** Renders the step bar, the notices and the current step of one sign-up. */
function Steps({ isNew, onLeave }: SignupStepsProps & { onLeave: () => void }) {
  const [signup] = useState(() => openSignup(isNew));
  useEffect(() => signup.removeUnusable(), [signup]);
  const { progress, open, advance } = useShownProgress(signup.progress);
  const { isElsewhere, joinedId, announceJoined } = useOtherTabs();
  const isSending = useIsMutating() > 0;
  const heading = useRef<HTMLHeadingElement>(null);
  const { current, last } = progress;

  const previousStep = useRef(current);
  useEffect(() => {
    if (previousStep.current === current) return;
    previousStep.current = current;
    window.scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, [current]);

  const isInProgress = last !== initialProgress.last && last !== completed;
  const discard = useEffectEvent(() => {
    signup.abandon();
    onLeave();
  });
  useEffect(() => {
    if (isInProgress) return registerUnsavedForm({ hasChanges: () => true, isKept: false, discard: () => discard() });
  }, [isInProgress]);

  // A reload keeps the stored sign-up. Navigation to another screen of the site discards it, also without a question.
  useEffect(
    () => () => {
      if (sitePathname() !== paths.signup) clearSignup();
    },
    [],
  );

  const completeSignup = () => {
    announceJoined(signup.draft().info.member_id);
    signup.discardDraft();
    return advance();
  };
  const isJoinedElsewhere = joinedId !== null && joinedId === signup.draft().info.member_id;
  return (
    <>
      <DocumentTitle parts={[current, screens.signup.title]} />
      <StepBar progress={progress} isLocked={isSending} onOpen={open} />
      <div role="status" className={style.notices}>
        {signup.wasUnreadable && last === initialProgress.last && <p>{texts.unreadable}</p>}
        {isElsewhere && last !== completed && <p>{texts.openElsewhere}</p>}
        {isJoinedElsewhere && last !== completed && <p>{texts.joinedElsewhere}</p>}
      </div>
      <h2 ref={heading} tabIndex={-1} className={style.heading}>
        {current}
      </h2>
      <StepContent
        current={current}
        signup={signup}
        onDone={advance}
        onJoined={completeSignup}
        disabledReason={isJoinedElsewhere ? texts.joinedElsewhere : undefined}
      />
    </>
  );
}
