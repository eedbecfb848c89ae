import { type MouseEvent, useCallback, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useCheckRegisterDuplicate } from '#src/api/generated/conference.ts';
import type { MemberType } from '#src/api/generated/model/index.ts';
import { getSession } from '#src/api/session.ts';
import { openModal } from '#src/components/overlays/modal-store.ts';
import { conference } from '#src/content/conference.ts';
import { useAccessCheck } from '#src/features/access/use-access-check.ts';
import { useRequireLogin } from '#src/features/access/use-require-login.ts';
import { useOneAtATime } from '#src/lib/hooks/use-one-at-a-time.ts';
import { now } from '#src/lib/time/clock.ts';
import { phaseAt } from '#src/lib/time/time-window.ts';
import { conferenceStep, menuTitle } from '#src/navigation/menus.ts';
import { paths } from '#src/navigation/paths.ts';
import { subScreenTarget } from '#src/navigation/target.ts';
import { ineligibleText, outsideTexts } from './registration-texts.ts';

/** Where the list of the own registrations is. */
export const registrationsTarget = subScreenTarget(paths.society, menuTitle.registration, conferenceStep.registrations);

const phaseNow = () => phaseAt(conference.registration, now());
const say = (message: string) => openModal({ type: 'confirm', message });

/** The way to the payment of the registration fee, and the rule of the way to the registrations that were paid. */
export function useRegistration() {
  const requireLogin = useRequireLogin();
  const checkAccess = useAccessCheck();
  const navigate = useNavigate();
  const { mutateAsync, isPending } = useCheckRegisterDuplicate();
  const [memberType, setMemberType] = useState<MemberType | null>(null);
  const isHere = useRef(false);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);

  const ask = useCallback(async () => {
    if (!requireLogin()) return;
    const phase = phaseNow();
    if (phase !== 'open') return say(outsideTexts[phase]);
    try {
      const eligible = await mutateAsync({ data: { goods_name: conference.title } });
      if (isHere.current) setMemberType(eligible.member_type);
    } catch (error) {
      // A session that ended says so itself.
      if (isHere.current && getSession()) say(ineligibleText(error, phaseNow()));
    }
  }, [requireLogin, mutateAsync]);

  return {
    /** Asks whether the fee can be paid; `memberType` is then the one that it follows. */
    pay: useOneAtATime(ask),
    isAsking: isPending,
    memberType,
    endPayment: () => setMemberType(null),
    /** Outside of the days of pre-registration the list is opened after a word alone, and by members alone. */
    onOpenList(event: MouseEvent) {
      const phase = phaseNow();
      if (phase === 'open') return checkAccess(event, registrationsTarget);
      event.preventDefault();
      if (!getSession()) return say(outsideTexts[phase]);
      openModal({
        type: 'twoBtn',
        message: outsideTexts[phase],
        buttonText: '등록 내역 보기',
        onConfirm: () => void navigate(registrationsTarget.to, { state: registrationsTarget.state }),
      });
    },
  };
}
