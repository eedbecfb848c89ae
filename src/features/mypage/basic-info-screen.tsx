import { ComingPanel } from '../../ui/coming-panel';
import { Sheet } from './sheet';

export function BasicInfoScreen() {
  return (
    <Sheet>
      <ComingPanel />
    </Sheet>
  );
}
