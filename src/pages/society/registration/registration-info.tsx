import { Check } from 'lucide-react';
import { GoodsType } from '#src/api/generated/model/goodsType.ts';
import { Button } from '#src/components/buttons/button.tsx';
import { type Column, DataTable } from '#src/components/content/data-table.tsx';
import { DescriptionList } from '#src/components/content/description-list.tsx';
import { heading } from '#src/components/content/section.style.ts';
import { SectionHeading } from '#src/components/content/section-heading.tsx';
import { EmptyPanel, LoadingPanel } from '#src/components/feedback/state-panel.tsx';
import { ChangingText } from '#src/components/layout/changing-text.tsx';
import { ButtonLink } from '#src/components/navigation/button-link.tsx';
import { useLazyOverlay } from '#src/components/overlays/use-lazy-overlay.ts';
import {
  type ConferenceEvent,
  noEventText,
  registrationFacts,
  registrationPeriodText,
} from '#src/content/conference.ts';
import { useAccessCheck } from '#src/features/access/use-access-check.ts';
import { eventOn } from '#src/features/events/current-event.ts';
import { useEventDay } from '#src/features/events/use-event-day.ts';
import { listFees, type MemberFee } from '#src/features/payment/goods.ts';
import { TransferNotice } from '#src/features/payment/transfer-notice.tsx';
import { lazyCode } from '#src/lib/browser/lazy-code.tsx';
import { usePhase } from '#src/lib/hooks/use-seoul-day.ts';
import { formatWon } from '#src/lib/text/won.ts';
import { formatDate } from '#src/lib/time/date.ts';
import { screens } from '#src/navigation/screens.ts';
import { CalendarButton } from '#src/pages/society/calendar/calendar-button.tsx';
import * as style from '#src/pages/society/conference.style.ts';
import { note, sideBySide } from '#src/styles/shared.ts';
import { PeriodStatus } from './period-status.tsx';
import { useMyRegistration } from './use-my-registration.ts';
import { registrationsTarget, useRegistration } from './use-registration.ts';

const paymentDialogCode = lazyCode(
  async () => (await import('#src/features/payment/payment-dialog.tsx')).PaymentDialog,
);

const phaseTexts = {
  before: '사전 등록 기간 전입니다.',
  open: '사전 등록 기간입니다.',
  after: '사전 등록이 마감되었습니다.',
};

const feeColumns: readonly Column<MemberFee>[] = [
  { title: '회원구분', cell: ({ memberType }) => memberType },
  { title: '등록비', cell: ({ won }) => formatWon(won), align: 'end' },
];

/** Renders the registration guide of the current event, or that there is none. */
export function RegistrationInfo() {
  const day = useEventDay();
  return (
    <>
      <SectionHeading title={screens.registration.title} />
      {day === null ? <LoadingPanel /> : <RegistrationOnDay day={day} />}
    </>
  );
}

/** Renders the registration guide on a day. Between two events the member's registrations and receipts stay reachable. */
function RegistrationOnDay({ day }: { day: string }) {
  const checkAccess = useAccessCheck();
  const event = eventOn(day);
  if (event) return <EventRegistration event={event} day={day} />;
  return (
    <EmptyPanel message={noEventText}>
      <ButtonLink target={registrationsTarget} onClick={(event) => checkAccess(event, registrationsTarget)}>
        {screens.ownRegistrations.title}
      </ButtonLink>
    </EmptyPanel>
  );
}

/** Renders the guide with its fees, the payment button and the link to the member's registrations. */
function EventRegistration({ event, day }: { event: ConferenceEvent; day: string }) {
  const { pay, isChecking, memberType, closePayment, onOpenList } = useRegistration(event);
  const PaymentDialog = useLazyOverlay(paymentDialogCode, { isOpen: memberType !== null, onFailed: closePayment });
  const { registration, transfer } = useMyRegistration(event);
  const isOver = usePhase(event.registration) === 'after';
  return (
    <>
      {transfer && <TransferNotice goods={GoodsType.registrationFee} transfer={transfer} />}
      <div className={style.sections}>
        <div className={style.actionPanel}>
          <div className={style.period}>
            <p className={note}>{event.title} 사전 등록</p>
            <p className={style.periodText}>{registrationPeriodText(event)}</p>
            <PeriodStatus window={event.registration} texts={phaseTexts} />
          </div>
          <div className={style.actions}>
            {registration ? (
              <p className={style.registered}>
                <Check aria-hidden size={18} />
                등록 완료 ({formatDate(registration.pay_info_tran_date)})
              </p>
            ) : (
              <Button variant={isOver ? 'plain' : 'solid'} aria-haspopup="dialog" isPending={isChecking} onPress={pay}>
                <ChangingText>{isChecking ? '확인 중' : '결제'}</ChangingText>
              </Button>
            )}
            <ButtonLink
              variant={isOver || registration ? 'solid' : 'plain'}
              target={registrationsTarget}
              onClick={onOpenList}
            >
              등록 확인
            </ButtonLink>
            <CalendarButton event={event} />
          </div>
        </div>
        <div className={sideBySide}>
          <section aria-labelledby="registration-info">
            <h3 id="registration-info" className={heading}>
              등록 안내
            </h3>
            <DescriptionList variant="table" items={registrationFacts(event)} />
          </section>
          <section aria-labelledby="registration-fees">
            <h3 id="registration-fees" className={heading}>
              등록비 (1인 기준)
            </h3>
            <DataTable
              variant="prices"
              labelledBy="registration-fees"
              columns={feeColumns}
              rows={listFees(GoodsType.registrationFee, day)}
              rowKey={({ memberType }) => memberType}
            />
          </section>
        </div>
      </div>
      {memberType !== null && PaymentDialog && (
        <PaymentDialog
          goods={GoodsType.registrationFee}
          memberType={memberType}
          transfer={transfer}
          onClose={closePayment}
        />
      )}
    </>
  );
}
