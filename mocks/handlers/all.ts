import type { Handlers } from '../operation';
import { account } from './account';
import { board } from './board';
import { common } from './common';
import { conference } from './conference';
import { forum } from './forum';
import { inquiry } from './inquiry';
import { member } from './member';
import { payment } from './payment';
import { session } from './session';

/** The handlers of all operations. One that is missing, or that answers another shape, fails the type check. */
export const handlers: Handlers = {
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
