import { messageOf } from '#src/api/errors.ts';
import type { GoodsType } from '#src/api/generated/model/goodsType.ts';
import { society } from '#src/content/society.ts';
import { goodsRules } from '#src/features/payment/goods.ts';
import type { PaymentConfirmation } from './payment-confirmation.ts';

/** Warns the member not to pay again. Every unconfirmed result has it, because the card may have been charged. */
const doNotPayAgainText = '카드 결제가 이미 승인되었을 수 있으니 다시 결제하지 마세요.';

const contactText = `문의: 사무국 ${society.telephone}`;

/** The texts of the modal that opens after the return from the payment page. */
export type PaymentConfirmationMessage = {
  kind: 'pending' | 'confirmed' | 'unconfirmed';
  title: string;
  status: string;
  advice: string;
};

const unconfirmedMessage = (status: string, advice: string): PaymentConfirmationMessage => ({
  kind: 'unconfirmed',
  title: '결제 확인 필요',
  status,
  advice: `${advice}\n${contactText}`,
});

const checkFailedMessage = (reason: string) => unconfirmedMessage('확인하지 못함', reason);

/**
 * Returns the texts for a payment confirmation.
 * @param confirmation null while the request runs; `guest` if the visitor is not logged in
 * @returns the modal's title, one line with the status, and the next step for the member
 */
export function confirmationMessage(
  confirmation: PaymentConfirmation | 'guest' | null,
  goods: GoodsType,
): PaymentConfirmationMessage {
  const { historyName } = goodsRules[goods];
  if (confirmation === null) {
    return { kind: 'pending', title: '결제 확인 중', status: '확인 중', advice: '결제 내역을 확인하고 있습니다.' };
  }
  if (confirmation === 'guest') {
    return checkFailedMessage(
      `로그인하지 않아 결제 여부를 확인하지 못했습니다. ${doNotPayAgainText}\n로그인한 뒤 ${historyName}에서 결제 여부를 확인해 주세요.`,
    );
  }
  switch (confirmation.name) {
    case 'confirmed':
      return {
        kind: 'confirmed',
        title: '납부 완료',
        status: '확인됨',
        advice: `${historyName}에서 영수증과 거래명세서를 받으실 수 있습니다.`,
      };
    case 'unknown':
      return unconfirmedMessage(
        '결제 내역에서 확인되지 않음',
        `학회의 결제 내역에 이 결제가 없습니다. ${doNotPayAgainText}\n잠시 후 ${historyName}에서 결제 여부를 확인해 주세요.`,
      );
    case 'notStartedHere':
      return checkFailedMessage(
        `이 창에서 시작한 결제가 아니어서 결제 여부를 확인하지 못했습니다. ${doNotPayAgainText}\n${historyName}에서 결제 여부를 확인해 주세요.`,
      );
    case 'requestFailed':
      return checkFailedMessage(
        `${doNotPayAgainText}\n‘다시 확인’을 누르거나 ${historyName}에서 결제 여부를 확인해 주세요.\n확인하지 못한 이유: ${messageOf(confirmation.error)}`,
      );
  }
}
