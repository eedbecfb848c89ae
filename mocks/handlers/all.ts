import type { Handlers } from '#mocks/http/handler-types.ts';
import { account } from './account.ts';
import { board } from './board.ts';
import { common } from './common.ts';
import { conference } from './conference.ts';
import { forum } from './forum.ts';
import { inquiry } from './inquiry.ts';
import { member } from './member.ts';
import { payment } from './payment.ts';
import { session } from './session.ts';

/**
 * The handlers of the operations. A wrong response shape fails the type check. An operation without a handler responds
 * with generated data (mocks/http/generated-reply.ts), and a test reports it.
 */
export const handlers: Partial<Handlers> = {
  ...session,
  ...account,
  ...member,
  ...board,
  ...forum,
  ...conference,
  ...payment,
  ...inquiry,
  ...common,
};
