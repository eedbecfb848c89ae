import { useLayoutEffect, useState } from 'react';
import { getSession } from '#src/api/session.ts';
import { LoadingPanel } from '#src/components/feedback/state-panel.tsx';
import { RedirectMember } from '#src/features/access/redirect-member.tsx';
import { FormPage } from '#src/forms/form-page.tsx';
import { useHydrated } from '#src/lib/hooks/use-hydrated.ts';
import { screens } from '#src/navigation/screens.ts';
import { withoutBox } from '#src/styles/without-box.ts';
import { SignupSteps } from './signup-steps.tsx';
import { isSignupStored } from './signup-storage.ts';

type VisitorKind = 'unknown' | 'newcomer' | 'returning' | 'member';

const detectVisitor = (): VisitorKind => {
  if (getSession()) return 'member';
  return isSignupStored() ? 'returning' : 'newcomer';
};

/** A constant, so that reading the storage after the hydration does not render the steps again. */
const newSteps = <SignupSteps isNew />;

/**
 * Renders the sign-up in five steps, for guests. The build prerenders the first step, so a newcomer sees it before
 * hydration. A visitor with a stored sign-up and a member see a loading state until the storage is read.
 */
export function SignupPage() {
  const isHydrated = useHydrated();
  // The storage is read once. Later changes and a login in another tab must not discard the typed values.
  const [visitor, setVisitor] = useState<VisitorKind>(() => (isHydrated ? detectVisitor() : 'unknown'));
  useLayoutEffect(() => setVisitor((current) => (current === 'unknown' ? detectVisitor() : current)), []);
  const isUnknown = visitor === 'unknown';
  return (
    <FormPage title={screens.signup.title} width="wide">
      {(isUnknown || visitor === 'newcomer') && (
        <div className={withoutBox} data-shown-to={isUnknown ? 'newcomer' : undefined}>
          {newSteps}
        </div>
      )}
      {isUnknown && (
        <div className={withoutBox} data-shown-to="returning">
          <LoadingPanel />
        </div>
      )}
      {visitor === 'returning' && <SignupSteps isNew={false} />}
      {visitor === 'member' && <RedirectMember />}
    </FormPage>
  );
}
