import { useIsMutating } from '@tanstack/react-query';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { registerUnsavedForm } from '#src/components/forms/unsaved-forms-store.ts';
import { DocumentTitle } from '#src/components/layout/document-title.tsx';
import { paths } from '#src/navigation/paths.ts';
import * as style from './signup-page.style.ts';
import { clearSignup, openSignup } from './signup-storage.ts';
import { StepBar } from './steps/step-bar.tsx';
import { StepContent } from './steps/step-content.tsx';
import { advanced, beginning, completed, opened } from './steps.ts';
import { useOtherTabs } from './use-other-tabs.ts';
import { useRestart } from './use-restart.ts';

const texts = {
  broken: '저장된 내용을 읽을 수 없어 처음부터 다시 시작합니다.',
  elsewhere: '다른 탭에서도 회원가입을 진행하고 있습니다. 한 탭에서만 진행해 주세요.',
  joined: '다른 탭에서 같은 아이디로 회원가입이 완료되었습니다. 로그인해 주세요.',
};

type SignupStepsProps = {
  /** Whether the sign-up begins, whatever is stored. */
  isNew: boolean;
};

/** The steps of one sign-up; another one begins where the tab's storage was cleared behind this one. */
export function SignupSteps({ isNew }: SignupStepsProps) {
  return <Steps key={useRestart()} isNew={isNew} />;
}

/** The steps, the one that is shown, and what is kept of them until the screen is left. */
function Steps({ isNew }: SignupStepsProps) {
  const [signup] = useState(() => openSignup(isNew));
  const progress = useSyncExternalStore(signup.progress.subscribe, signup.progress.get, () => beginning);
  const { isElsewhere, joinedId, tellJoined } = useOtherTabs();
  const isSending = useIsMutating() > 0;
  const heading = useRef<HTMLHeadingElement>(null);
  const { current, last } = progress;

  const shown = useRef(current);
  useEffect(() => {
    if (shown.current === current) return;
    shown.current = current;
    window.scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, [current]);

  const isUnderWay = last !== beginning.last && last !== completed;
  useEffect(() => {
    if (isUnderWay) return registerUnsavedForm({ hasChanges: () => true, isKept: false });
  }, [isUnderWay]);

  // A reload keeps the sign-up; another screen of the site ends it.
  useEffect(
    () => () => {
      if (window.location.pathname !== paths.signup) clearSignup();
    },
    [],
  );

  const next = () => signup.progress.set(advanced);
  const complete = () => {
    tellJoined(signup.draft().info.member_id);
    signup.forget();
    next();
  };
  const isJoined = joinedId !== null && joinedId === signup.draft().info.member_id;
  return (
    <>
      <DocumentTitle parts={[current, '회원가입']} />
      <StepBar
        progress={progress}
        isLocked={isSending}
        onOpen={(chosen) => signup.progress.set((was) => opened(was, chosen))}
      />
      <div role="status" className={style.notices}>
        {signup.wasBroken && last === beginning.last && <p>{texts.broken}</p>}
        {isElsewhere && last !== completed && <p>{texts.elsewhere}</p>}
        {isJoined && last !== completed && <p>{texts.joined}</p>}
      </div>
      <h2 ref={heading} tabIndex={-1} className={style.heading}>
        {current}
      </h2>
      <StepContent
        current={current}
        signup={signup}
        onDone={next}
        onJoined={complete}
        disabledReason={isJoined ? texts.joined : undefined}
      />
    </>
  );
}
