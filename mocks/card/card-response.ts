import type { Db } from '#mocks/store/db.ts';
import { contentSecurityPolicy, newNonce, type Page, renderPage } from './html-document.ts';
import { cards, errorPage, paymentPage } from './payment-page.ts';
import { applyDecision, type Decision, decisions } from './payments.ts';
import { returnUrl } from './return-url.ts';

/** The addresses of the payment page. A proxy may have taken the /api away. */
export const cardPagePattern = /:\/\/[^/]+(?:\/api)?\/mock\/card\/([^?#]*)/;

/** A form of two short fields is never longer. */
const bodyLimit = 1000;

const isDecision = (text: string | null): text is Decision => decisions.some((decision) => decision === text);

/** What the visitor chose, or null when it is nothing that the page offers. */
async function readChoice(request: Request) {
  const body = await request.text();
  if (body.length > bodyLimit) return null;
  const form = new URLSearchParams(body);
  const [decision, company] = [form.get('decision'), form.get('company')];
  if (!isDecision(decision) || company === null || !Object.hasOwn(cards, company)) return null;
  return { decision, card: { company, number: cards[company] ?? '' } };
}

/** A page that is shown, or the address on the site that is gone back to. */
export type CardPageResult = { status: number; page: Page } | { redirectTo: string };

/** What becomes of a request to the payment page. A decision is carried out. */
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
  const back = returnUrl(decided);
  return back === null ? { status: 200, page: paymentPage(decided, device, true) } : { redirectTo: back };
}

/** Answers for the card company: shows the payment page, and on a decision leads back to the site. */
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
