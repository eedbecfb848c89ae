import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { alreadyMember } from '../../blocks/use-menu-rule';
import { useSession } from '../../blocks/use-session';
import { useHydrated } from '../../lib/use-hydrated';
import { paths } from '../../navigation/paths';
import { FormPage } from '../../ui/form-page';
import { openModal } from '../../ui/modal-store';
import { SignupSteps } from './signup-steps';

/** Sign-up in five steps, for guests. */
export function SignupPage() {
  const isHydrated = useHydrated();
  return (
    <FormPage title="회원가입" width="wide">
      {isHydrated && <ForGuests />}
    </FormPage>
  );
}

/** A member is told to be one, and led home. */
function ForGuests() {
  const session = useSession();
  const navigate = useNavigate();
  // Who becomes a member in another tab meanwhile keeps what was typed.
  const [cameAsMember] = useState(session !== null);
  useEffect(() => {
    if (!cameAsMember) return;
    void navigate(paths.home, { replace: true });
    openModal(alreadyMember);
  }, [cameAsMember, navigate]);
  return cameAsMember ? null : <SignupSteps />;
}
