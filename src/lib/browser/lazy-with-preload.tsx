import { type ComponentType, createElement, type FunctionComponent, lazy, useState } from 'react';
import { loadCode } from './load-code.ts';

/** A component whose code is loaded when it is first rendered. */
export type LazyComponent<Props = object> = FunctionComponent<Props> & {
  /** Loads the code before the component is rendered. @returns the loaded component */
  preload: () => Promise<ComponentType<Props>>;
};

/** For each component whose code has failed to load: makes React request the code again. */
const resetFailed = new Set<() => void>();

/**
 * Makes the next rendering request the code that has failed to load. React's `lazy` keeps a failure for good. Call it when
 * an error boundary has shown the failure.
 */
export function forgetFailedCode(): void {
  for (const reset of resetFailed) reset();
  resetFailed.clear();
}

/** Renders a component in the form that it has when it is mounted: another type would make React mount it again. */
function Current<Props extends object>({ read, props }: { read: () => ComponentType<Props>; props: Props }) {
  const [Component] = useState(read);
  return createElement(Component, props);
}

/**
 * Defines a component with React's `lazy` whose code can be loaded ahead, and requested again after a failure. A component
 * whose code is loaded does not suspend: a press hydrates it at once.
 */
export function lazyWithPreload<Props extends object>(load: () => Promise<ComponentType<Props>>): LazyComponent<Props> {
  const preload = async () => {
    current = await loadCode(load);
    return current;
  };
  const loadDefault = async () => {
    try {
      return { default: await preload() };
    } catch (error) {
      resetFailed.add(reset);
      throw error;
    }
  };
  let current: ComponentType<Props> = lazy(loadDefault);
  const reset = () => {
    current = lazy(loadDefault);
  };
  return Object.assign((props: Props) => createElement(Current<Props>, { read: () => current, props }), { preload });
}
