import { AtSign, MessageCircle, MonitorSmartphone, SquarePen, Users } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#src/components/buttons/button.tsx';
import { VisuallyHidden } from '#src/components/layout/visually-hidden.tsx';
import { TitledModal } from '#src/components/overlays/titled-modal.tsx';
import { useLazyOverlay } from '#src/components/overlays/use-lazy-overlay.ts';
import { lazyCode } from '#src/lib/browser/lazy-code.ts';
import { CopyAddress } from './copy-address.tsx';
import * as style from './share-modal.style.ts';
import { type ShareLink, shareLinks } from './share-services.ts';

const shareCode = lazyCode(async () => (await import('./share-code.tsx')).ShareCode);

type ShareModalProps = { title: string; onClose: () => void };

const icons = {
  블로그: SquarePen,
  '모임 앱': Users,
  '단문 블로그': AtSign,
  '소셜 네트워크': MessageCircle,
} satisfies Record<ShareLink['name'], unknown>;

/**
 * The ways to share the page that is shown. The services are links, not scripted windows: where a browser blocks the
 * new window, the link is still there to be opened or copied.
 */
export function ShareModal({ title, onClose }: ShareModalProps) {
  const [url] = useState(() => window.location.href);
  // The links work without the QR code. The next opening of the modal requests its code again.
  const [isQrFailed, setQrFailed] = useState(false);
  const ShareCode = useLazyOverlay(shareCode, {
    isOpen: true,
    onFailed: () => setQrFailed(true),
    failureText: null,
  });
  const canShare = typeof navigator.share === 'function';
  return (
    <TitledModal title="공유하기" onClose={onClose}>
      <ul className={style.services}>
        {shareLinks(url, title).map(({ name, address }) => {
          const Icon = icons[name];
          return (
            <li key={name}>
              <a href={address} target="_blank" rel="noopener noreferrer" className={style.service}>
                <span className={style.mark}>
                  <Icon aria-hidden size={24} strokeWidth={1.75} />
                </span>
                {name}
                <VisuallyHidden>에 공유 (새 창)</VisuallyHidden>
              </a>
            </li>
          );
        })}
      </ul>
      <CopyAddress url={url} />
      {ShareCode ? <ShareCode url={url} /> : !isQrFailed && <div className={style.code} />}
      {canShare && (
        <Button onPress={() => void shareBySystem(url, title)}>
          <MonitorSmartphone aria-hidden size={18} />
          다른 앱으로 공유
        </Button>
      )}
    </TitledModal>
  );
}

/** Opens the system's share sheet (Web Share API). Who closes it has changed their mind: nothing needs saying. */
const shareBySystem = (url: string, title: string) => navigator.share({ url, title }).catch(() => undefined);
