import type { Db } from '#mocks/store/db.ts';
import { documentHeaders, renderDocument } from './document.ts';
import { cards, errorPage, paymentPage } from './payment-page.ts';
import { applyDecision, decisions } from './payments.ts';
import { returnUrl } from './return-url.ts';

/** Reads the decision and the card from the submitted form. Returns null when the page does not offer them. */
async function readChoice(request: Request) {
  const form = new URLSearchParams(await request.text());
  const decision = decisions.find((name) => name === form.get('decision'));
  const card = Object.entries(cards).find(([name]) => name === form.get('company'));
  return decision && card ? { decision, card: { company: card[0], number: card[1] } } : null;
}

/** The HTML to show, or the path on the site to redirect to. */
type CardPageResult = { status: number; page: string } | { redirectTo: string };

/**
 * Handles a request to the payment page. `GET` shows the payment, `POST` applies the submitted decision.
 * @returns the page with its HTTP status, or the redirect to the site when the payment has ended
 */
export async function handleCardRequest(request: Request, db: Db): Promise<CardPageResult> {
  const { pathname, searchParams } = new URL(request.url);
  const ref = pathname.slice(pathname.lastIndexOf('/') + 1);
  const payment = db.cardPayments.get(ref);
  if (!payment) return { status: 404, page: errorPage('결제 내역을 찾을 수 없습니다. 사이트에서 다시 결제해 주세요.') };
  const device = searchParams.get('device') ?? '';
  if (request.method !== 'POST') return { status: 200, page: paymentPage(payment, device) };
  const choice = await readChoice(request);
  if (!choice) return { status: 400, page: errorPage('보낸 내용을 알 수 없습니다. 결제는 바뀌지 않았습니다.') };
  const decided = applyDecision(db, ref, choice.decision, choice.card) ?? payment;
  const redirectTo = returnUrl(decided);
  return redirectTo === null ? { status: 200, page: paymentPage(decided, device, true) } : { redirectTo };
}

/** The servers of the site give responses of the API a policy without forms, unless they have one of their own. */
const policy =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; form-action 'self'; frame-ancestors 'none'";

/** Responds in place of the card company: with the payment page, or after a decision with a redirect to the site. */
export async function cardPageResponse(request: Request, db: Db): Promise<Response> {
  const result = await handleCardRequest(request, db);
  if ('redirectTo' in result)
    return new Response(null, { status: 303, headers: { 'Cache-Control': 'no-store', Location: result.redirectTo } });
  const headers = { ...documentHeaders, 'Content-Security-Policy': policy };
  return new Response(renderDocument(result.page), { status: result.status, headers });
}
