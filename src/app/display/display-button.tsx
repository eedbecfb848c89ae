import { Settings2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#src/components/buttons/button.tsx';
import { useLazyOverlay } from '#src/components/overlays/use-lazy-overlay.ts';
import { lazyCode } from '#src/lib/browser/lazy-code.ts';
import { inHeader } from './display-button.style.ts';

const displayPanel = lazyCode(async () => (await import('./display-panel.tsx')).DisplayPanel);

/**
 * Renders the button that opens the display panel. The code of the panel is loaded at the first opening.
 * @param place the header of a wide screen, or the full-screen menu of a phone
 */
export function DisplayButton({ place }: { place: 'header' | 'menu' }) {
  const [open, setOpen] = useState(false);
  const closePanel = () => setOpen(false);
  const DisplayPanel = useLazyOverlay(displayPanel, { isOpen: open, onFailed: closePanel });
  const icon = <Settings2 aria-hidden size={20} />;
  return (
    <>
      {place === 'header' ? (
        <Button
          variant="icon"
          className={inHeader}
          aria-label="화면 설정"
          aria-haspopup="dialog"
          onPress={() => setOpen(true)}
        >
          {icon}
        </Button>
      ) : (
        <Button variant="plain" aria-haspopup="dialog" onPress={() => setOpen(true)}>
          {icon}
          화면 설정
        </Button>
      )}
      {open && DisplayPanel && <DisplayPanel onClose={closePanel} />}
    </>
  );
}
