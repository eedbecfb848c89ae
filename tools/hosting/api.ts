import { tooLargeMaxBodyBytes } from '#src/api/generated/constants.ts';
import { ErrorCode } from '#src/api/generated/model/errorCode.ts';
import type { Failure } from '#src/api/generated/model/failure.ts';
import type { paths } from '#src/api/generated/schema.ts';
import { apiHeaders } from './headers.ts';
import type { HostingTable, RateLimit } from './table.ts';

/** Returns the envelope of a failure (contract: Failure) as JSON. */
function failureText(code: ErrorCode, message: string): string {
  const envelope: Failure = { success: false, data: null, error: { code, message } };
  return JSON.stringify(envelope);
}

/** A congress logs in behind one address. An account belongs to one person, who mistypes a password now and then. */
const loginLimit = { perAddress: { perMinute: 300, burst: 200 }, perAccount: { perMinute: 10, burst: 10 } };

/** Each request can send an email or guess a code. */
const codeLimit = { perAddress: { perMinute: 120, burst: 60 }, perAccount: { perMinute: 6, burst: 6 } };

/** The files by number. */
const fileDownload: keyof paths = '/v1/common/fileDownload';

type BodyOf<Path extends keyof paths> = paths[Path] extends {
  post: { requestBody: { content: { 'application/json': infer Body } } };
}
  ? Body
  : never;

/** The limits of operations. The property that names the account is one of the body, so the contract checks both. */
type OperationLimits = {
  [Path in keyof paths]?: Omit<RateLimit, 'path' | 'account'> & { account: keyof BodyOf<Path> & string };
};

/** The operations that check a password, or that send or check a code, by their path in the contract. */
const limitedOperations: OperationLimits = {
  '/v1/front/login': { account: 'member_id', ...loginLimit },
  '/v1/front/sendEmailVerification': { account: 'email', ...codeLimit },
  '/v1/front/verifyCode': { account: 'email', ...codeLimit },
  '/v1/front/findMemberId': { account: 'member_email', ...codeLimit },
  '/v1/front/findMemberPassword': { account: 'member_id', ...codeLimit },
  '/v1/front/resetPw': { account: 'member_id', ...codeLimit },
};

/**
 * Returns what a server does with requests to the API.
 * @param base VITE_API_BASE; if it is a URL, the API has a host of its own and the prefix has no effect
 */
export function apiTable(base: string): HostingTable['api'] {
  const prefix = base.startsWith('/') ? `${base.replace(/\/$/, '')}/` : '/api/';
  return {
    prefix,
    maxBodyBytes: tooLargeMaxBodyBytes,
    connectTimeoutS: 5,
    responseTimeoutS: 60,
    headers: apiHeaders,
    filePath: `${prefix}${fileDownload.slice(1)}`,
    limits: Object.entries(limitedOperations).map(([path, limit]) => ({ path: `${prefix}${path.slice(1)}`, ...limit })),
    failures: {
      413: failureText(ErrorCode.bodyTooLarge, '첨부 용량이 허용 범위를 넘었습니다.'),
      429: failureText(ErrorCode.tooManyRequests, '요청이 너무 많습니다. 잠시 후 다시 시도해 주세요.'),
      502: failureText(ErrorCode.serverError, '서버에 연결하지 못했습니다. 잠시 후 다시 시도해 주세요.'),
      504: failureText(ErrorCode.serverError, '서버의 응답이 늦어지고 있습니다. 잠시 후 다시 시도해 주세요.'),
    },
    retryAfterS: 30,
  };
}
