import type { CardPayment } from '#mocks/store/records.ts';
import type { Decision } from './payments.ts';
import { returnUrl } from './return-url.ts';

/** The selectable card companies with a masked card number of each. All are invented. */
export const cards: Record<string, string> = {
  한빛카드: '9490-****-****-1234',
  가온카드: '5310-****-****-0927',
  다솜카드: '4221-****-****-5566',
};

/** The label of each `device` query parameter. The page itself is the same on all devices. */
const deviceLabels = new Map([
  ['pc', 'PC 화면'],
  ['mobile', '휴대전화 화면'],
  ['app', '앱 화면'],
]);

const decisionOptions: [decision: Decision, name: string, explanation: string][] = [
  ['approve', '승인', '결제가 되고 사이트로 돌아갑니다.'],
  ['approve-twice', '두 번 승인', '승인이 두 번 들어옵니다. 결제는 한 번만 됩니다.'],
  ['decline', '거절', '카드사가 거절하고 사이트로 돌아갑니다.'],
  ['close', '창 닫기', '결제하지 않고 사이트로 돌아갑니다.'],
  ['wait', '응답하지 않기', '결과 없이 이 화면에 머무릅니다.'],
];

const decisionForm = `<form method="post">
<label for="company">카드사</label>
<select id="company" name="company">${Object.keys(cards).map((name) => `<option>${name}</option>`)}</select>
<fieldset><legend>결제 결과 고르기</legend>
${decisionOptions.map(([value, name, text]) => `<button name="decision" value="${value}"><strong>${name}</strong> ${text}</button>`).join('\n')}
</fieldset>
</form>`;

const withHeading = (heading: string, content: string) => `<h1 tabindex="-1">${heading}</h1>
<p class="notice">시험을 위한 화면입니다. 실제 카드사의 화면이 아니며, 무엇을 골라도 돈이 나가지 않습니다. 카드 번호를 입력하지 마십시오.</p>
${content}`;

/** Describes a payment in HTML. Its texts are values of the contract, and numbers of the mock. */
function paymentSummary({ ref, order }: CardPayment, device: string): string {
  const rows = [
    ['상품', `${order.goodsType} (${order.goodsName})`],
    ['회원구분', order.memberType],
    ['결제 금액', `${order.amount.toLocaleString('ko-KR')}원`],
    ['결제 번호', ref],
    ['화면', deviceLabels.get(device) ?? '알 수 없음'],
  ] as const;
  return `<dl>${rows.map(([name, value]) => `<dt>${name}</dt><dd>${value}</dd>`).join('')}</dl>`;
}

/**
 * Returns the content of the page of a payment as HTML. An open payment has the form for the decision, an ended one the
 * link to the site.
 * @param device the `device` query parameter
 * @param isUnanswered whether the visitor chose that the card company does not respond
 */
export function paymentPage(payment: CardPayment, device: string, isUnanswered = false): string {
  const summary = paymentSummary(payment, device);
  const siteUrl = returnUrl(payment);
  if (siteUrl) {
    const outcome = payment.state === 'approved' ? '이미 승인된' : '결제되지 않고 끝난';
    const link = `<p>${outcome} 결제입니다. <a href="${siteUrl.replaceAll('&', '&amp;')}">사이트로 돌아가기</a></p>`;
    return withHeading('결제 시험 화면: 끝난 결제', summary + link);
  }
  if (!isUnanswered) return withHeading('결제 시험 화면', summary + decisionForm);
  const noResponse = '<p role="status">카드사가 응답하지 않습니다. 결제는 아직 끝나지 않았습니다.</p>';
  return withHeading('결제 시험 화면: 응답 없음', noResponse + summary + decisionForm);
}

/** Returns the content of an error page, with a link to the home page of the site. */
export const errorPage = (message: string): string =>
  withHeading('결제 시험 화면: 오류', `<p>${message}</p><p><a href="/">사이트 첫 화면으로 가기</a></p>`);
