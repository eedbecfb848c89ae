import { ClockSection } from './clock-section';
import { usePanel } from './context';
import { NetworkSection } from './network-section';
import { ResetSection } from './reset-section';

/** What surrounds the site: the time, the network, and the memory of the mock. */
export function WorldTab() {
  const { world } = usePanel();
  return (
    <>
      {world && <ClockSection world={world} />}
      <NetworkSection />
      {world && <ResetSection world={world} />}
    </>
  );
}
