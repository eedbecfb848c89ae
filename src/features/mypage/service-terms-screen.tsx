import { ComingPanel } from '../../ui/coming-panel';
import { Sheet } from './sheet';

export function ServiceTermsScreen() {
  return (
    <Sheet>
      <ComingPanel />
    </Sheet>
  );
}
