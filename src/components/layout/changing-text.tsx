import type { ReactNode } from 'react';

/**
 * Renders a text that changes beside other content. Each text has an element of its own: the translation of a browser
 * replaces text nodes, so that visitors would not see the new text of an old node.
 */
export const ChangingText = ({ children }: { children: ReactNode }) => <span key={String(children)}>{children}</span>;
