import { type MouseEvent, useCallback, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useCheckRegisterDuplicate } from '#src/api/generated/conference.ts';
import type { MemberType } from '#src/api/generated/model/index.ts';
import { getSession } from '#src/api/session.ts';
import { openModal } from '#src/components/overlays/modal-store.ts';
import type { ConferenceEvent } from '#src/content/conference.ts';
import { useAccessCheck } from '#src/features/access/use-access-check.ts';
import { useRequireLogin } from '#src/features/access/use-require-login.ts';
import { closedPeriodText, closedPeriodTexts } from '#src/features/events/registration-period.ts';
import { useOneAtATime } from '#src/lib/hooks/use-one-at-a-time.ts';
import { now } from '#src/lib/time/clock.ts';
import { phaseAt } from '#src/lib/time/time-window.ts';
import { screenTarget } from '#src/navigation/target.ts';
import { eligibilityErrorText } from './registration-texts.ts';

/** The screen that lists the registrations of the member. */
export const registrationsTarget = screenTarget('ownRegistrations');

const openMessage = (message: string) => openModal({ type: 'confirm', message });

/** Manages the payment of the registration fee of an event, and the access to the member's registrations. */
export function useRegistration({ title, registration }: ConferenceEvent) {
  const requireLogin = useRequireLogin();
  const checkAccess = useAccessCheck();
  const navigate = useNavigate();
  const { mutateAsync, isPending } = useCheckRegisterDuplicate();
  const [memberType, setMemberType] = useState<MemberType | null>(null);
  const isMounted = useRef(false);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);

  const checkEligibility = useCallback(async () => {
    if (!requireLogin()) return;
    const closedBefore = closedPeriodText(registration);
    if (closedBefore !== null) return openMessage(closedBefore);
    try {
      const eligibility = await mutateAsync({ data: { goods_name: title } });
      if (!isMounted.current) return;
      // The response may have been the first one that shows the server's time.
      const closedAfter = closedPeriodText(registration);
      if (closedAfter === null) setMemberType(eligibility.member_type);
      else openMessage(closedAfter);
    } catch (error) {
      // The site shows its own message after the session has ended.
      if (isMounted.current && getSession()) openMessage(eligibilityErrorText(error, registration));
    }
  }, [requireLogin, mutateAsync, title, registration]);

  return {
    /**
     * Checks the eligibility (contract: `checkRegisterDuplicate`), and then opens the payment by setting `memberType`.
     */
    pay: useOneAtATime(checkEligibility),
    isChecking: isPending,
    memberType,
    closePayment: () => setMemberType(null),
    /** Outside the registration period, only members can open the list, after they confirm a message. */
    onOpenList(event: MouseEvent) {
      const phase = phaseAt(registration, now());
      if (phase === 'open') return checkAccess(event, registrationsTarget);
      event.preventDefault();
      if (!getSession()) return openMessage(closedPeriodTexts[phase]);
      openModal({
        type: 'twoBtn',
        message: closedPeriodTexts[phase],
        buttonText: '등록 내역 보기',
        onConfirm: () => void navigate(registrationsTarget.to, { state: registrationsTarget.state }),
      });
    },
  };
}
