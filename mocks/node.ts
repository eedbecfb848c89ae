import { setupServer } from 'msw/node';
import { handlers } from './http/msw.ts';

/** The mock for tests in Node. It intercepts the `fetch` calls of the code under test. */
export const mockServer = setupServer(...handlers);
