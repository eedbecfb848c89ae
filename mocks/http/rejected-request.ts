import { ErrorCode } from '#src/api/generated/model/errorCode.ts';
import { failureReply, type Reply } from './reply.ts';

/** Rejects a request with a failure reply. Throw it before the store is changed. */
export class RejectedRequest extends Error {
  readonly reply: Reply;

  constructor(reply: Reply) {
    super('The request was rejected.');
    this.reply = reply;
  }
}

/** The body was truncated or exceeds the limit of the server. The HTTP server decides on the response. */
export class UnreadableBody extends Error {}

/** Rejects a request that violates the contract. Handlers use it for rules that a schema cannot express. */
export const badRequest = (reason: string): RejectedRequest =>
  new RejectedRequest(failureReply(400, ErrorCode.badRequest, reason));

/** Rejects a request with a file above the size limit of the contract. */
export const payloadTooLarge = (reason: string): RejectedRequest =>
  new RejectedRequest(failureReply(413, ErrorCode.bodyTooLarge, reason));
