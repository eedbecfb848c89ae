import { Settings2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#src/components/buttons/button.tsx';
import { useLazyOverlay } from '#src/components/overlays/use-lazy-overlay.ts';
import { lazyCode } from '#src/lib/browser/lazy-code.tsx';
import { painted } from '#src/lib/browser/painted.ts';
import { inHeader } from './display-button.style.ts';

const displayPanelCode = lazyCode(async () => (await import('./display-panel.tsx')).DisplayPanel);

/**
 * Renders the button that opens the display panel. The code of the panel is loaded at the first opening.
 * @param place the header of a wide screen, or the full-screen menu of a phone
 * @param onPress closes the menu, when the panel opens
 */
export function DisplayButton({ place, onPress }: { place: 'header' | 'menu'; onPress?: () => void }) {
  const [open, setOpen] = useState(false);
  const openPanel = async () => {
    // The browser styles the whole page for the closed menu and for the panel, so a phone paints the press first. Until then the
    // menu stays open, and a second press finds it and not the page.
    await painted();
    onPress?.();
    setOpen(true);
  };
  const closePanel = () => setOpen(false);
  const DisplayPanel = useLazyOverlay(displayPanelCode, { isOpen: open, onFailed: closePanel });
  const isInHeader = place === 'header';
  return (
    <>
      <Button
        variant={isInHeader ? 'icon' : 'plain'}
        className={isInHeader ? inHeader : ''}
        aria-label="화면 설정"
        aria-haspopup="dialog"
        onPress={openPanel}
      >
        <Settings2 aria-hidden size={20} />
        {!isInHeader && '화면 설정'}
      </Button>
      {open && DisplayPanel && <DisplayPanel onClose={closePanel} />}
    </>
  );
}
