import { ComingPanel } from '../../ui/coming-panel';
import { Sheet } from './sheet';

export function PrivacyPolicyScreen() {
  return (
    <Sheet>
      <ComingPanel />
    </Sheet>
  );
}
