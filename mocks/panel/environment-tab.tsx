import { ClockSection } from './clock-section.tsx';
import { usePanel } from './context.ts';
import { NetworkSection } from './network-section.tsx';
import { ResetSection } from './reset-section.tsx';

/** What surrounds the site: the time, the network, and the memory of the mock. */
export function EnvironmentTab() {
  const { mockState: world } = usePanel();
  return (
    <>
      {world && <ClockSection world={world} />}
      <NetworkSection />
      {world && <ResetSection world={world} />}
    </>
  );
}
