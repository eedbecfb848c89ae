import { messageOf } from '#src/api/errors.ts';
import type { GoodsType } from '#src/api/generated/model/index.ts';
import { society } from '#src/content/society.ts';
import type { PaymentConfirmation } from './payment-result.ts';

/** Where a member sees what was paid. */
export const listOf: Record<GoodsType, string> = { 연회비: '연회비 납부내역', 등록비: '등록 확인' };

/** Every text of a payment that is not confirmed has this warning, because the card may have been charged. */
const doNotPayAgain = '카드 결제가 이미 승인되었을 수 있으니 다시 결제하지 마십시오.';

const contact = `문의: 사무국 ${society.telephone}`;

/** What the modal says after the return from the payment page. */
export type PaymentMessage = { kind: 'asking' | 'paid' | 'doubtful'; title: string; state: string; advice: string };

const doubtful = (state: string, advice: string): PaymentMessage => ({
  kind: 'doubtful',
  title: '결제 확인 필요',
  state,
  advice: `${advice}\n${contact}`,
});

const notConfirmed = (reason: string) => doubtful('확인하지 못함', reason);

/**
 * The texts for what the server knows of a payment.
 * @param verdict null while the server is asked; `guest` when nobody is logged in
 * @returns the modal's title, a line with the state, and what the member should do
 */
export function paymentMessage(verdict: PaymentConfirmation | 'guest' | null, goods: GoodsType): PaymentMessage {
  const list = listOf[goods];
  if (verdict === null) {
    return { kind: 'asking', title: '결제 확인 중', state: '확인 중', advice: '결제 내역을 확인하고 있습니다.' };
  }
  if (verdict === 'guest') {
    return notConfirmed(
      `로그인하지 않아 결제 여부를 확인하지 못했습니다. ${doNotPayAgain}\n로그인한 뒤 ${list}에서 결제 여부를 확인해 주세요.`,
    );
  }
  switch (verdict.name) {
    case 'confirmed':
      return {
        kind: 'paid',
        title: '납부 완료',
        state: '확인됨',
        advice: `${list}에서 영수증과 거래명세서를 받으실 수 있습니다.`,
      };
    case 'unknown':
      return doubtful(
        '결제 내역에서 확인되지 않음',
        `학회의 결제 내역에 이 결제가 없습니다. ${doNotPayAgain}\n잠시 후 ${list}에서 결제 여부를 확인해 주세요.`,
      );
    case 'notAsked':
      return notConfirmed(
        `이 창에서 시작한 결제가 아니어서 결제 여부를 확인하지 못했습니다. ${doNotPayAgain}\n${list}에서 결제 여부를 확인해 주세요.`,
      );
    case 'unreachable':
      return notConfirmed(
        `${doNotPayAgain}\n‘다시 확인’을 누르거나 ${list}에서 결제 여부를 확인해 주세요.\n확인하지 못한 이유: ${messageOf(verdict.error)}`,
      );
  }
}
