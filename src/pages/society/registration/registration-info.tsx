import { Button } from '#src/components/buttons/button.tsx';
import { SectionHeading } from '#src/components/content/section-heading.tsx';
import { ButtonLink } from '#src/components/navigation/button-link.tsx';
import { conference, registrationInfo } from '#src/content/conference.ts';
import { PaymentModal } from '#src/features/payment/payment-modal.tsx';
import { menuTitle } from '#src/navigation/menus.ts';
import * as style from '#src/pages/society/conference.style.ts';
import { InfoList } from '#src/pages/society/info-list.tsx';
import { FeeTable } from './fee-table.tsx';
import { registrationsTarget, useRegistration } from './use-registration.ts';
import { WindowState } from './window-state.tsx';

const states = {
  before: '사전 등록 기간 전입니다.',
  open: '사전 등록 기간입니다.',
  after: '사전 등록이 마감되었습니다.',
};

/** How one registers for the conference and what it costs, with the ways to pay and to what was paid. */
export function RegistrationInfo() {
  const { pay, isAsking, memberType, endPayment, onOpenList } = useRegistration();
  return (
    <>
      <SectionHeading title={menuTitle.registration} />
      <div className={style.parts}>
        <div className={style.act}>
          <div className={style.when}>
            <p className={style.term}>{conference.title} 사전 등록</p>
            <p className={style.moment}>{registrationInfo.window}</p>
            <WindowState window={conference.registration} texts={states} />
          </div>
          <div className={style.actions}>
            <Button variant="solid" isPending={isAsking} onPress={pay}>
              {isAsking ? '확인 중' : '결제'}
            </Button>
            <ButtonLink target={registrationsTarget} onClick={onOpenList}>
              등록 확인
            </ButtonLink>
          </div>
        </div>
        <div className={style.pair}>
          <section aria-labelledby="registration-info">
            <h3 id="registration-info" className={style.heading}>
              등록 안내
            </h3>
            <InfoList facts={registrationInfo.facts} />
          </section>
          <section aria-labelledby="registration-fees">
            <h3 id="registration-fees" className={style.heading}>
              등록비 (1인 기준)
            </h3>
            <FeeTable labelledBy="registration-fees" />
          </section>
        </div>
      </div>
      {memberType !== null && <PaymentModal goods="등록비" memberType={memberType} onClose={endPayment} />}
    </>
  );
}
