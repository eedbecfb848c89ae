import { useEffect, useLayoutEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { getSession } from '../../api/session';
import { alreadyMember } from '../../blocks/use-menu-rule';
import { useHydrated } from '../../lib/use-hydrated';
import { paths } from '../../navigation/paths';
import { FormPage } from '../../ui/form-page';
import { openModal } from '../../ui/modal-store';
import { LoadingPanel } from '../../ui/state-panel';
import * as style from './signup-page.style';
import { SignupSteps } from './signup-steps';
import { isSignupStored } from './signup-storage';

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
      {visitor === 'member' && <ToHome />}
    </FormPage>
  );
}

/** A member is told to be one, and led home. */
function ToHome() {
  const navigate = useNavigate();
  useEffect(() => {
    void navigate(paths.home, { replace: true });
    openModal({ ...alreadyMember, outlivesRedirect: true });
  }, [navigate]);
  return <LoadingPanel />;
}
