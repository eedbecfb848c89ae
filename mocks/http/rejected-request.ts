import { failureReply, type Reply } from './reply.ts';

/** A reply that ends the handling of a request where it is thrown. Whoever throws it has changed nothing yet. */
export class RejectedRequest extends Error {
  readonly reply: Reply;

  constructor(reply: Reply) {
    super('refused');
    this.reply = reply;
  }
}

/** A body that broke off or is past the limit: what to answer is up to whoever took the request. */
export class UnreadableBody extends Error {}

/** The request breaks the contract: of a handler's concern where no schema can say it. */
export const badRequest = (reason: string): RejectedRequest => new RejectedRequest(failureReply(400, '40', reason));

/** What was sent is larger than the contract allows. */
export const payloadTooLarge = (reason: string): RejectedRequest =>
  new RejectedRequest(failureReply(413, '45', reason));
