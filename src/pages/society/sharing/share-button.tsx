import { Share2 } from 'lucide-react';
import { useCallback, useState } from 'react';
import { Button } from '#src/components/buttons/button.tsx';
import { useLate } from '#src/components/overlays/use-late.ts';

const loadShareModal = async () => (await import('./share-modal.tsx')).ShareModal;
const lost = '공유 창을 열지 못했습니다. 잠시 후 다시 시도해 주세요.';

/** Opens the ways to share the page that is shown; their code comes with the first press. @param title what is shared */
export function ShareButton({ title }: { title: string }) {
  const [isOpen, setOpen] = useState(false);
  const close = useCallback(() => setOpen(false), []);
  const ShareModal = useLate(loadShareModal, { wanted: isOpen, onLost: close, lost });
  return (
    <>
      <Button onPress={() => setOpen(true)}>
        <Share2 aria-hidden size={18} />
        공유하기
      </Button>
      {isOpen && ShareModal && <ShareModal title={title} onClose={close} />}
    </>
  );
}
