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

/** A congress logs in behind one address. */
const loginLimit = { perMinute: 300, burst: 200 };

/** Each request can send an email or guess a code. */
const codeLimit = { perMinute: 120, burst: 60 };

/** The files by number. */
const fileDownload: keyof paths = '/v1/common/fileDownload';

/** The operations that check a password, or that send or check a code, by their path in the contract. */
const limitedOperations: { [Path in keyof paths]?: Omit<RateLimit, 'path'> } = {
  '/v1/front/login': loginLimit,
  '/v1/front/sendEmailVerification': codeLimit,
  '/v1/front/verifyCode': codeLimit,
  '/v1/front/findMemberId': codeLimit,
  '/v1/front/findMemberPassword': codeLimit,
  '/v1/front/resetPw': codeLimit,
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
