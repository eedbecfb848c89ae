/** An element of the page in an engine. */
export type EngineElement = {
  /** Scrolls to the element and presses it with the mouse. */
  click: () => Promise<void>;
  /** Focuses the element and types a text with the keyboard. */
  type: (text: string) => Promise<void>;
  /** Chooses a file in a file field. @param path its absolute path */
  chooseFile: (path: string) => Promise<void>;
};

/** A page in an engine: only what the journeys need, so that two protocols can provide it. */
export type EnginePage = {
  open: (url: string) => Promise<void>;
  /** Runs the body of a function in the page. @returns its result, which must be JSON */
  run: (body: string) => Promise<unknown>;
  /** Runs the body of a function in the page that returns an element, or null. */
  find: (body: string) => Promise<EngineElement | null>;
  setCookie: (name: string, value: string) => Promise<void>;
  close: () => Promise<void>;
};

/** A browser with another engine than Chromium. */
export type Engine = {
  newPage: () => Promise<EnginePage>;
  close: () => Promise<void>;
};
