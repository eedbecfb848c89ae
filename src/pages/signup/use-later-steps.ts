import { useCallback, useEffect, useState } from 'react';
import { loadCode } from '#src/lib/browser/load-code.ts';

const fetchAll = async () => {
  const [{ InfoStep }, { CompanyStep }, { EducationStep }] = await Promise.all([
    import('./steps/info-step.tsx'),
    import('./steps/company-step.tsx'),
    import('./steps/education-step.tsx'),
  ]);
  return { InfoStep, CompanyStep, EducationStep };
};

/** The steps behind the terms, which are most of the sign-up's code. */
export type LaterSteps = Awaited<ReturnType<typeof fetchAll>>;

let fetched: LaterSteps | null = null;

/**
 * Fetches them once.
 * @throws where the network is dead; it can be tried again
 */
export async function fetchLaterSteps(): Promise<LaterSteps> {
  fetched ??= await loadCode(fetchAll);
  return fetched;
}

/**
 * The steps behind the terms, once they are there.
 * @param isNeeded whether one of them is to be shown
 * @returns null while they are on their way, or could not be fetched; and how to try that again
 */
export function useLaterSteps(isNeeded: boolean): { steps: LaterSteps | null; isLost: boolean; retry: () => void } {
  const [steps, setSteps] = useState(fetched);
  const [isLost, setLost] = useState(false);
  const fetchNow = useCallback(async () => {
    setLost(false);
    try {
      setSteps(await fetchLaterSteps());
    } catch {
      setLost(true);
    }
  }, []);
  const isMissing = isNeeded && fetched === null;
  useEffect(() => {
    if (isMissing) void fetchNow();
  }, [isMissing, fetchNow]);
  // Who comes from the terms has waited for them there: they are shown at once.
  return { steps: steps ?? fetched, isLost, retry: () => void fetchNow() };
}
