import { createStore } from '#src/lib/store.ts';

/** Whether React has rendered the first screen in place of its prerendered HTML, which showed another sub-screen. */
export const isHtmlReplaced = createStore(false);
