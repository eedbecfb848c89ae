import { createContext, useContext } from 'react';
import type { Router } from './router.ts';

/** The router of the site; null while the build renders a page. */
export const RouterContext = createContext<Router | null>(null);

/** Returns the router of the site; null while the build renders a page. */
export const useRouter = (): Router | null => useContext(RouterContext);
