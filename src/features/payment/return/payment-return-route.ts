/** The query of a return from the payment page. The number differs for each return. */
export type ReturnQuery = { number: number; search: string };

let returnCount = 0;

/** Checks whether a URL has a parameter by which the payment page reports its result (contract: pgReady). */
const hasResult = ({ search }: URL) => /[?&](?:sucess|aid)=/.test(search);

/**
 * The part of a route to which the payment page returns. Its loader reads the query of the return once, without a request,
 * so that the first rendering already has it. `PaymentReturn` shows the result and removes the query from the URL. React
 * Router keeps the data until the visitor leaves the route or returns from another payment.
 */
export const paymentReturnRoute = {
  loader({ request }: { request: Request }): ReturnQuery | null {
    const url = new URL(request.url);
    if (!hasResult(url)) return null;
    returnCount += 1;
    return { number: returnCount, search: url.search };
  },
  shouldRevalidate: ({ nextUrl }: { nextUrl: URL }): boolean => hasResult(nextUrl),
};
