import { useLayoutEffect, useState } from 'react';
import { getSession } from '#src/api/session.ts';
import { LoadingPanel } from '#src/components/feedback/state-panel.tsx';
import { FormPage } from '#src/components/forms/form-page.tsx';
import { RedirectMember } from '#src/features/access/redirect-member.tsx';
import { useHydrated } from '#src/lib/hooks/use-hydrated.ts';
import { paths } from '#src/navigation/paths.ts';
import * as style from './signup-page.style.ts';
import { SignupSteps } from './signup-steps.tsx';
import { isSignupStored } from './signup-storage.ts';

type Visitor = 'unknown' | 'newcomer' | 'returning' | 'member';

const visitorNow = (): Visitor => {
  if (getSession()) return 'member';
  return isSignupStored() ? 'returning' : 'newcomer';
};

/**
 * Sign-up in five steps, for guests. The build renders the first step: a newcomer reads it at once. Until the storage
 * has been read, somebody who was at a later step and a member see a loading state in its place.
 */
export function SignupPage() {
  const isHydrated = useHydrated();
  // Read once: what is stored later, and a login in another tab, change nothing of what is typed here.
  const [visitor, setVisitor] = useState<Visitor>(() => (isHydrated ? visitorNow() : 'unknown'));
  useLayoutEffect(() => setVisitor((known) => (known === 'unknown' ? visitorNow() : known)), []);
  const isUnknown = visitor === 'unknown';
  return (
    <FormPage title="회원가입" width="wide">
      {(isUnknown || visitor === 'newcomer') && (
        <div className={style.part} data-shown-to={isUnknown ? 'newcomer' : undefined}>
          <SignupSteps isNew />
        </div>
      )}
      {isUnknown && (
        <div className={style.part} data-shown-to="returning">
          <LoadingPanel />
        </div>
      )}
      {visitor === 'returning' && <SignupSteps isNew={false} />}
      {visitor === 'member' && <RedirectMember screen={{ path: paths.signup }} />}
    </FormPage>
  );
}
