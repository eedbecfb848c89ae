/** Returns the path of a sub-screen of the society's activities, or of a step in it. */
export const societyPath = (menu: string, step?: string): string =>
  `/society?${new URLSearchParams({ menu, ...(step ? { step } : {}) })}`;
