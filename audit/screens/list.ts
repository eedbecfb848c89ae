import { forum, notices, otherBoards, post } from './archive';
import { login } from './auth';
import { home } from './home';
import type { Screen } from './state';

/** Every screen of the site with every state of it. The end-to-end tests and the audit go through this list. */
export const screens: readonly Screen[] = [home, login, notices, forum, otherBoards, post];
