import { setupServer } from 'msw/node';
import { handlers } from './http/msw.ts';

/** The mock for tests in Node: answers what the code under test sends with `fetch`. */
export const mockServer = setupServer(...handlers);
