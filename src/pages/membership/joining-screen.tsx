import { GoodsType } from '#src/api/generated/model/goodsType.ts';
import { ContentSection, SectionNote } from '#src/components/content/content-section.tsx';
import { type Column, DataTable } from '#src/components/content/data-table.tsx';
import { SectionHeading } from '#src/components/content/section-heading.tsx';
import { ButtonLink } from '#src/components/navigation/button-link.tsx';
import { joiningGuide } from '#src/content/membership.ts';
import { useAccessCheck } from '#src/features/access/use-access-check.ts';
import { listFees, type MemberFee } from '#src/features/payment/goods.ts';
import { useSeoulDay } from '#src/lib/hooks/use-seoul-day.ts';
import { formatWon } from '#src/lib/text/won.ts';
import { screens } from '#src/navigation/screens.ts';
import { screenTarget } from '#src/navigation/target.ts';
import { ruledList } from '#src/styles/ruled-list.ts';
import { sideBySide } from '#src/styles/shared.ts';
import { FeeLink } from './fee-link.tsx';
import * as style from './joining-screen.style.ts';

const columns: readonly Column<MemberFee>[] = [
  { title: '회원구분', cell: ({ memberType }) => memberType },
  { title: '연회비', cell: ({ won }) => (won === 0 ? '없음' : formatWon(won)), align: 'end' },
];

/** Renders the joining guide: categories, fees, steps, duties and withdrawal. */
export function JoiningScreen() {
  const checkAccess = useAccessCheck();
  const day = useSeoulDay();
  const feesTitle = `${day.slice(0, 4)}년 연회비`;
  return (
    <>
      <SectionHeading title={screens.joining.title}>
        <ButtonLink
          variant="solid"
          target={screenTarget('signup')}
          onClick={(event: React.MouseEvent) => checkAccess(event, screenTarget('signup'))}
        >
          회원가입 하기
        </ButtonLink>
      </SectionHeading>
      <p className={style.lead}>{joiningGuide.lead}</p>

      <ContentSection title="회원구분">
        <ul className={`${sideBySide} ${ruledList} ${style.categories}`}>
          {joiningGuide.categories.map(({ title, eligibility, rights }) => (
            <li key={title} className={style.category}>
              <h4 className={style.name}>{title}</h4>
              <p>{eligibility}</p>
              <p className={style.rights}>{rights}</p>
            </li>
          ))}
        </ul>
      </ContentSection>

      <ContentSection title={feesTitle}>
        <div className={style.measure}>
          <DataTable
            caption={feesTitle}
            columns={columns}
            rows={listFees(GoodsType.annualFee, day)}
            rowKey={({ memberType }) => memberType}
            variant="data"
          />
          <SectionNote>
            연회비는 <FeeLink />
            에서 카드나 무통장 입금으로 납부하실 수 있습니다.
          </SectionNote>
        </div>
      </ContentSection>

      <ContentSection title="가입 절차">
        <ol className={style.list}>
          {joiningGuide.steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </ContentSection>

      <ContentSection title="회원의 의무">
        <ul className={style.list}>
          {joiningGuide.duties.map((duty) => (
            <li key={duty}>{duty}</li>
          ))}
        </ul>
      </ContentSection>

      <ContentSection title="탈퇴">
        <ul className={style.list}>
          {joiningGuide.withdrawal.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </ContentSection>
    </>
  );
}
