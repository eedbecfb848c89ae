import { type ComponentType, use } from 'react';
import type { LazyCode } from '#src/lib/browser/lazy-code.ts';

/**
 * Returns lazy-loaded code for rendering. The component suspends while the code is loading, and throws the error when it
 * fails: the nearest `SectionBoundary` shows the error with a retry. Code that is already loaded does not suspend.
 */
export function useLazyCode<Value>(code: LazyCode<Value>): Value {
  return use(code.promiseForRender());
}

/**
 * Renders a lazy-loaded screen. React's `lazy` would suspend once even if the code was preloaded, and a prerendered page
 * would not be hydrated in one piece.
 */
export function LazyScreen({ code }: { code: LazyCode<ComponentType> }) {
  const Screen = useLazyCode(code);
  return <Screen />;
}

/** The lazy-loaded sub-screens of a section, by their title. */
export type LazySubScreens = Readonly<Record<string, LazyCode<ComponentType>>>;
