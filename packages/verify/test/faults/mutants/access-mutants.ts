import { type OperationId, operationTable } from '#mocks/generated/operations.ts';
import { type LooseJson, readJson, withHeader } from '#test/faults/fault.ts';
import { KnownSecrets } from './known-secrets.ts';
import { createObservingMutant, type Mutant } from './mutant.ts';

type Next = (request: Request) => Promise<Response>;

/** What a mutant knows of a request to its operation and of the correct response. */
export type ObservedExchange = {
  secrets: KnownSecrets;
  request: Request;
  response: Response;
  /** The error code of the correct response, or null. */
  code: string | null;
  token: string | null;
  next: Next;
};

/**
 * Creates a mutant that remembers secrets and may answer differently from the correct server.
 * @param respond returns another response, or null for the correct one
 */
export const secretsMutant = (
  operation: OperationId,
  kind: string,
  change: string,
  respond: (exchange: ObservedExchange) => Promise<Response | null>,
): Mutant =>
  createObservingMutant({ kind, operation, change }, () => {
    const secrets = new KnownSecrets();
    return async (request, next, id) => {
      const sent = request.clone();
      const response = await secrets.observe(request, next, id);
      if (id !== operation) return response;
      const json: LooseJson = await readJson(response);
      const code = json?.error?.code ?? null;
      const token = request.headers.get('Authorization');
      return (await respond({ secrets, request: sent, response, code, token, next })) ?? response;
    };
  });

/** Sends a request again with a new token of a member. */
const retryAs = async ({ secrets, request, next }: ObservedExchange, memberId: string | undefined) =>
  memberId === undefined ? null : secrets.retry(next, request, await secrets.newToken(next, request, memberId));

/** Returns the first response of another member's login that is not a failure. */
async function acceptedForAnother({ secrets, request, next, token, code }: ObservedExchange): Promise<Response | null> {
  const owner = secrets.loginOf(token)?.memberId;
  for (const memberId of new Set(secrets.logins.map((login) => login.memberId))) {
    if (memberId === owner) continue;
    const token = await secrets.newToken(next, request, memberId);
    const response = await secrets.retry(next, request.clone(), token);
    if (response && (await readJson(response))?.error?.code !== code && response.status === 200) return response;
  }
  return null;
}

/** Returns the mutants that do not check the access token of an operation. */
function tokenMutants(operation: OperationId): Mutant[] {
  const accessMutant = (change: string, respond: (exchange: ObservedExchange) => Promise<Response | null>) =>
    secretsMutant(operation, 'authorization skipped', change, respond);
  const anyMember = ({ secrets }: ObservedExchange) => secrets.logins.at(-1)?.memberId;
  const missing = accessMutant('no token is needed', async (exchange) =>
    exchange.token === null && exchange.code === '91' ? retryAs(exchange, anyMember(exchange)) : null,
  );
  return [
    missing,
    accessMutant('an unknown token is accepted', async (exchange) => {
      const { code, token, secrets } = exchange;
      const isUnknown =
        token !== null && !secrets.loginOf(token) && !secrets.logins.some((known) => known.refresh === token);
      return code === '91' && isUnknown ? retryAs(exchange, anyMember(exchange)) : null;
    }),
    accessMutant('an unknown token counts as no token', async ({ code, token, secrets, request, next }) =>
      code === '91' && token !== null && !secrets.loginOf(token)
        ? next(withHeader(request, 'Authorization', null))
        : null,
    ),
    accessMutant('the token of an ended session is accepted', async (exchange) => {
      const login = exchange.secrets.loginOf(exchange.token);
      return exchange.code === '91' && login ? retryAs(exchange, login.memberId) : null;
    }),
    accessMutant('an expired token is accepted', async (exchange) =>
      exchange.code === '97' ? retryAs(exchange, exchange.secrets.loginOf(exchange.token)?.memberId) : null,
    ),
    accessMutant('the token of an expired session is accepted', async (exchange) =>
      exchange.code === '84' ? retryAs(exchange, exchange.secrets.loginOf(exchange.token)?.memberId) : null,
    ),
    accessMutant('a refresh token is accepted as access token', async (exchange) => {
      const login = exchange.secrets.logins.find(({ refresh }) => refresh === exchange.token);
      return exchange.code === '91' && login ? retryAs(exchange, login.memberId) : null;
    }),
    accessMutant('another member is accepted', async (exchange) =>
      exchange.token !== null && ['41', '44'].includes(exchange.code ?? '') ? acceptedForAnother(exchange) : null,
    ),
  ];
}

/** A server that treats each member as the member who logged in before. */
const actsForAnother = (operation: OperationId): Mutant =>
  createObservingMutant(
    { kind: 'authorization: other member', operation, change: 'the member who logged in before acts' },
    () => {
      const secrets = new KnownSecrets();
      return async (request, next, id) => {
        const login = secrets.loginOf(request.headers.get('Authorization'));
        const other = secrets.logins.findLast(({ memberId }) => login && memberId !== login.memberId);
        const [token] = [...(other?.access ?? [])].slice(-1);
        const isAffected = id === operation && token !== undefined;
        return secrets.observe(isAffected ? withHeader(request, 'Authorization', token) : request, next, id);
      };
    },
  );

/** A server that needs no client secret for an operation. */
const withoutClientSecret = (operation: OperationId): Mutant =>
  createObservingMutant({ kind: 'authorization skipped', operation, change: 'no client secret is needed' }, () => {
    let secret: string | null = null;
    return async (request, next, id) => {
      secret ??= request.headers.get('ClientSecret');
      if (id !== operation || request.headers.get('ClientSecret') || secret === null) return next(request);
      return next(withHeader(request, 'ClientSecret', secret));
    };
  });

/** Returns the mutants of the authorization of an operation. */
export const accessMutants = (operation: OperationId): Mutant[] => [
  ...(operation === 'fileDownload' ? [] : [withoutClientSecret(operation)]),
  ...(operationTable[operation].token === 'none' ? [] : [...tokenMutants(operation), actsForAnother(operation)]),
];
