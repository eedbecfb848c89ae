import { Share2 } from 'lucide-react';
import { type ComponentType, useState } from 'react';
import { useOneAtATime } from '../lib/use-one-at-a-time';
import { Button } from '../ui/button';
import { showToast } from '../ui/toast-store';
import type { ShareModalProps } from './share-modal';

const load = async () => (await import('./share-modal')).ShareModal;

/** Opens the ways to share the page that is shown; their code comes with the first press. @param title what is shared */
export function ShareButton({ title }: { title: string }) {
  const [Modal, setModal] = useState<ComponentType<ShareModalProps> | null>(null);
  const open = useOneAtATime(() =>
    load().then(
      (Loaded) => setModal(() => Loaded),
      () => showToast({ icon: 'alert', message: '공유 창을 열지 못했습니다. 잠시 후 다시 시도해 주세요.' }),
    ),
  );
  return (
    <>
      <Button onPress={open}>
        <Share2 aria-hidden size={18} />
        공유하기
      </Button>
      {Modal && <Modal title={title} onClose={() => setModal(null)} />}
    </>
  );
}
