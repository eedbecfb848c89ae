/** The envelope of every JSON response, and the failures that the handlers throw. */
import type { FastifyReply } from 'fastify';

/** The status of each code that is not a business outcome. */
const statusByCode: Record<string, number> = { '40': 400, '45': 413, '49': 429, '50': 500 };

/** The failure envelope as an exception. The error handler of the server sends it. */
export class Failure extends Error {
  readonly code: string;
  readonly status: number;

  /**
   * @param code an error code of the contract, two digits
   * @param message a text for logs; the website shows its own
   * @param status the HTTP status; business outcomes have 200
   */
  constructor(code: string, message: string, status = statusByCode[code] ?? 200) {
    super(message);
    this.code = code;
    this.status = status;
  }
}

export const badRequest = () => new Failure('40', '요청 형식이 올바르지 않습니다.');
export const notFound = () => new Failure('44', '요청하신 자료를 찾을 수 없습니다.');
export const tokenRejected = () => new Failure('91', '유효하지 않은 토큰입니다.');
export const headerMissing = () => new Failure('91', '인증 정보가 없습니다.', 401);
export const fileRejected = () => new Failure('47', '파일이 비어 있거나 손상되었습니다.');
export const bodyTooLarge = () => new Failure('45', '첨부 용량이 허용 범위를 넘었습니다.');

/**
 * Returns the envelope of a success.
 * @param data the data of the operation, or null for an operation without data
 */
export const success = (data: object | null = null) => ({ success: true, data, error: null });

/** Sends a failure in its envelope. */
export const sendFailure = (reply: FastifyReply, { status, code, message }: Failure) =>
  reply.status(status).send({ success: false, data: null, error: { code, message } });
