import { type ComponentType, createElement, type FunctionComponent, lazy, useState } from 'react';
import { reportFailure } from '#src/lib/reports/failure.ts';
import { CodeFetchError, requestCode } from './code-request.ts';
import { isOutdated, reloadForNewVersion } from './new-version.ts';

/*
 * All code that is loaded when it is needed: screens, sub-screens, overlays, documents, checks. It is requested once, can be
 * loaded ahead, and is requested again after a failure. What a failure does is decided by `replaceOldVersion`.
 */

/** Code that is loaded when it is needed. */
export type LazyCode<Value> = {
  /** Loads the code. After a failure, the next call requests it again. */
  preload: () => Promise<Value>;
  /** Returns the code; undefined until it is loaded. */
  loaded: () => Value | undefined;
};

/** A component whose code is loaded when it is first rendered. */
export type LazyComponent<Props = object> = FunctionComponent<Props> & LazyCode<ComponentType<Props>>;

/** For each code whose failure an error boundary may show: what makes a retry request the code again. */
const failures = new Set<() => void>();

/** The failures of code that had failed before, and was requested again after an error boundary had shown that. */
const repeatedFailures = new WeakSet<object>();

/**
 * Defines code that is loaded when it is needed.
 * @param load imports the code
 */
export function lazyCode<Value>(load: () => Promise<Value>): LazyCode<Value> {
  let code: { value: Value } | undefined;
  let hasShownFailure = false;
  const preload = async () => {
    try {
      code ??= { value: await requestCode(load) };
      return code.value;
    } catch (error) {
      if (hasShownFailure && error instanceof CodeFetchError) repeatedFailures.add(error);
      failures.add(() => {
        hasShownFailure = true;
      });
      throw error;
    }
  };
  return { preload, loaded: () => code?.value };
}

/** Renders a component in the form that it has when it is mounted: another type would make React mount it again. */
function Current<Props extends object>({ read, props }: { read: () => ComponentType<Props>; props: Props }) {
  const [Component] = useState(read);
  return createElement(Component, props);
}

/**
 * Defines a component whose code is loaded when it is needed, with React's `lazy`. While the code is missing, the component
 * suspends; when it is loaded, a press hydrates it at once.
 * @param load imports the component
 */
export function lazyComponent<Props extends object>(load: () => Promise<ComponentType<Props>>): LazyComponent<Props> {
  const code = lazyCode(load);
  const createLazy = () =>
    lazy(async () => {
      try {
        return { default: await code.preload() };
      } catch (error) {
        // React keeps a failure for good.
        failures.add(() => {
          suspending = createLazy();
        });
        throw error;
      }
    });
  let suspending = createLazy();
  const read = (): ComponentType<Props> => code.loaded() ?? suspending;
  return Object.assign((props: Props) => createElement(Current<Props>, { read, props }), code);
}

/**
 * Handles an error that an error boundary has caught: reports it, lets a retry request failed code again, and loads a newer
 * version of the site if there is one and nothing is lost. Otherwise the boundary shows the error.
 */
export function handleCaughtError(error: unknown): void {
  for (const forget of failures) forget();
  failures.clear();
  reportFailure({ kind: 'error', error });
  reloadForNewVersion();
}

/**
 * Returns whether a retry after an error must load the page. A release removes older code from the server, and older
 * browsers never request failed code again, so only a reload helps after the second failure. Offline, it would replace
 * the page by an error of the browser.
 */
export const retryNeedsReload = (error: unknown): boolean =>
  error instanceof CodeFetchError && (isOutdated() || (repeatedFailures.has(error) && navigator.onLine));
