import { Share2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#src/components/buttons/button.tsx';
import { useLazyOverlay } from '#src/components/overlays/use-lazy-overlay.ts';
import { lazyCode } from '#src/lib/browser/lazy-code.tsx';

const shareModalCode = lazyCode(async () => (await import('./share-modal.tsx')).ShareModal);
const failureText = '공유 창을 열지 못했습니다. 잠시 후 다시 시도해 주세요.';

/**
 * Renders the button that opens the share modal, whose code is lazy-loaded.
 * @param title the title of the shared page
 */
export function ShareButton({ title }: { title: string }) {
  const [isOpen, setOpen] = useState(false);
  const closeModal = () => setOpen(false);
  const ShareModal = useLazyOverlay(shareModalCode, { isOpen, onFailed: closeModal, failureText });
  return (
    <>
      <Button onPress={() => setOpen(true)}>
        <Share2 aria-hidden size={18} />
        공유하기
      </Button>
      {isOpen && ShareModal && <ShareModal title={title} onClose={closeModal} />}
    </>
  );
}
