import { Settings2 } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Button } from '../ui/button';
import { inHeader } from './display-button.style';

const DisplayPanel = lazy(() => import('./display-panel').then((module) => ({ default: module.DisplayPanel })));

/** Opens the display panel, from the header of a wide screen or the full menu of a phone. Its code is fetched then. */
export function DisplayButton({ place }: { place: 'header' | 'menu' }) {
  const [open, setOpen] = useState(false);
  const icon = <Settings2 aria-hidden size={20} />;
  return (
    <>
      {place === 'header' ? (
        <Button
          look="icon"
          className={inHeader}
          aria-label="화면 설정"
          aria-haspopup="dialog"
          onPress={() => setOpen(true)}
        >
          {icon}
        </Button>
      ) : (
        <Button look="plain" aria-haspopup="dialog" onPress={() => setOpen(true)}>
          {icon}
          화면 설정
        </Button>
      )}
      {open && (
        <Suspense fallback={null}>
          <DisplayPanel onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
