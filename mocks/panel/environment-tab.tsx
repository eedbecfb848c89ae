import { ClockSection } from './clock-section.tsx';
import { usePanel } from './context.ts';
import { NetworkSection } from './network-section.tsx';
import { ResetSection } from './reset-section.tsx';

/** Shows the settings of the environment: clock, network, and reset of the mock. */
export function EnvironmentTab() {
  const { mockState } = usePanel();
  return (
    <>
      {mockState && <ClockSection mockState={mockState} />}
      <NetworkSection />
      {mockState && <ResetSection mockState={mockState} />}
    </>
  );
}
