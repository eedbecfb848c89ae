import { messageOf } from '../api/errors';
import type { GoodsType } from '../api/generated/model';
import { society } from '../content/society';
import { formatWon } from '../lib/won';
import { Button } from '../ui/button';
import { FactList } from '../ui/fact-list';
import { TitledModal } from '../ui/titled-modal';
import * as style from './payment-completed.style';
import type { PaymentResult, Verdict } from './payment-result';
import { useVerdict } from './use-verdict';

type Shown = Verdict | 'guest' | null;

const titles = { asking: '결제 확인 중', paid: '납부 완료', doubtful: '결제 확인 필요' };
const states = { asking: '확인 중', paid: '확인됨', doubtful: '결제 내역에서 확인되지 않음' };

function kindOf(verdict: Shown): keyof typeof titles {
  if (verdict === null) return 'asking';
  return verdict !== 'guest' && (verdict.name === 'confirmed' || verdict.name === 'different') ? 'paid' : 'doubtful';
}

const listOf: Record<GoodsType, string> = { 연회비: '연회비 납부내역', 등록비: '등록 확인' };

/** What the member should know beyond the state, or null. */
function adviceOn(verdict: Shown, goods: GoodsType): string | null {
  if (verdict === null) return null;
  if (verdict === 'guest') return `로그인한 뒤 ${listOf[goods]}에서 결제 여부를 확인해 주세요.`;
  switch (verdict.name) {
    case 'confirmed':
      return `${listOf[goods]}에서 영수증과 거래명세서를 받으실 수 있습니다.`;
    case 'different':
      return `결제 내역의 금액은 ${formatWon(verdict.won)}입니다.`;
    case 'unknown':
      return `다시 결제하기 전에 ${listOf[goods]}에서 결제 여부를 확인해 주세요.\n문의: 사무국 ${society.telephone}`;
    case 'unreachable':
      return messageOf(verdict.error);
  }
}

type PaymentCompletedProps = { result: PaymentResult; goods: GoodsType; onClose: () => void };

/**
 * What the payment page says of a card payment, and below it what the server knows. Only the server makes it a payment:
 * the title says so too.
 */
export function PaymentCompleted({ result, goods, onClose }: PaymentCompletedProps) {
  const [verdict, ask] = useVerdict(result, goods);
  const kind = kindOf(verdict);
  const card = [result.company, result.cardNumber].filter(Boolean).join(' ');
  return (
    <TitledModal title={titles[kind]} onClose={onClose}>
      <div className={style.content}>
        <FactList
          facts={[
            ...(goods === '연회비' ? [{ name: '회원구분', value: <bdi>{result.memberType || '-'}</bdi> }] : []),
            { name: '결제금액', value: formatWon(result.amount) },
            { name: '결제카드', value: <bdi>{card || '-'}</bdi> },
          ]}
        />
        <div role="status" className={style.verdict} data-kind={kind}>
          <p className={style.state}>{states[kind]}</p>
          <p>{adviceOn(verdict, goods)}</p>
        </div>
        <div className={style.actions}>
          {verdict !== null && verdict !== 'guest' && verdict.name === 'unreachable' && (
            <Button look="plain" onPress={ask}>
              다시 확인
            </Button>
          )}
          <Button look="solid" onPress={onClose} autoFocus>
            확인
          </Button>
        </div>
      </div>
    </TitledModal>
  );
}
