import type { Handlers } from '../operation';
import { board } from './board';
import { common } from './common';
import { session } from './session';

/** The handlers of all operations. One that is missing, or that answers another shape, fails the type check. */
export const handlers: Handlers = { ...session, ...board, ...common };
