import type { Db } from '#mocks/store/db.ts';
import { contentSecurityPolicy, newNonce, type Page, renderPage } from './html-document.ts';
import { cards, errorPage, paymentPage } from './payment-page.ts';
import { applyDecision, type Decision, decisions } from './payments.ts';
import { returnUrl } from './return-url.ts';

/** Matches the URL of a payment page and captures the payment reference. A proxy may have stripped `/api`. */
export const cardPagePattern = /:\/\/[^/]+(?:\/api)?\/mock\/card\/([^?#]*)/;

/** The longest accepted form body in characters. The form has two short fields. */
const bodyLimit = 1000;

const isDecision = (text: string | null): text is Decision => decisions.some((decision) => decision === text);

/** Reads the decision and the card from the submitted form. Returns null when the page does not offer them. */
async function readChoice(request: Request) {
  const body = await request.text();
  if (body.length > bodyLimit) return null;
  const form = new URLSearchParams(body);
  const [decision, company] = [form.get('decision'), form.get('company')];
  if (!isDecision(decision) || company === null || !Object.hasOwn(cards, company)) return null;
  return { decision, card: { company, number: cards[company] ?? '' } };
}

/** The page to show, or the path on the site to redirect to. */
export type CardPageResult = { status: number; page: Page } | { redirectTo: string };

/**
 * Handles a request to the payment page. `GET` shows the payment, `POST` applies the submitted decision.
 * @returns the page with its HTTP status, or the redirect to the site when the payment has ended
 */
export async function handleCardRequest(request: Request, db: Db): Promise<CardPageResult> {
  const ref = cardPagePattern.exec(request.url)?.[1] ?? '';
  const payment = db.cardPayments.get(ref);
  if (!payment) {
    return { status: 404, page: errorPage('결제 내역을 찾을 수 없습니다. 사이트에서 다시 결제해 주세요.') };
  }
  const device = new URL(request.url).searchParams.get('device') ?? 'pc';
  if (request.method === 'GET') return { status: 200, page: paymentPage(payment, device) };
  if (request.method !== 'POST') return { status: 405, page: errorPage('이 주소로는 할 수 없는 요청입니다.') };
  const choice = await readChoice(request);
  if (!choice) return { status: 400, page: errorPage('보낸 내용을 알 수 없습니다. 결제는 바뀌지 않았습니다.') };
  const decided = applyDecision(db, ref, choice.decision, choice.card) ?? payment;
  const redirectTo = returnUrl(decided);
  return redirectTo === null ? { status: 200, page: paymentPage(decided, device, true) } : { redirectTo };
}

/** Responds in place of the card company: with the payment page, or after a decision with a redirect to the site. */
export async function cardPageResponse(request: Request, db: Db): Promise<Response> {
  const outcome = await handleCardRequest(request, db);
  const headers = {
    'Cache-Control': 'no-store',
    'Referrer-Policy': 'same-origin',
    'X-Content-Type-Options': 'nosniff',
  };
  if ('redirectTo' in outcome)
    return new Response(null, { status: 303, headers: { ...headers, Location: outcome.redirectTo } });
  const nonce = newNonce();
  return new Response(renderPage(outcome.page, nonce), {
    status: outcome.status,
    headers: {
      ...headers,
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': contentSecurityPolicy(nonce),
    },
  });
}
