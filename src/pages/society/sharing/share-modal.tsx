import { AtSign, MessageCircle, MonitorSmartphone, SquarePen, Users } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#src/components/buttons/button.tsx';
import { VisuallyHidden } from '#src/components/layout/visually-hidden.tsx';
import { Dialog } from '#src/components/overlays/dialog.tsx';
import { useLazyOverlay } from '#src/components/overlays/use-lazy-overlay.ts';
import { lazyCode } from '#src/lib/browser/lazy-code.tsx';
import { CopyUrl } from './copy-url.tsx';
import { ShareCard } from './share-card.tsx';
import { type ShareLink, shareLinks } from './share-services.ts';
import * as style from './sharing.style.ts';

const qrCodeCode = lazyCode(async () => (await import('./qr-code.tsx')).QrCode);

type ShareModalProps = { title: string; onClose: () => void };

const icons = {
  blog: SquarePen,
  community: Users,
  microblog: AtSign,
  social: MessageCircle,
} satisfies Record<ShareLink['kind'], unknown>;

/**
 * Renders the share options for the current page, first the share sheet of the system, where the visitor's own apps are.
 * The services are links, not scripted windows: if the browser blocks the new window, the visitor can still open or copy
 * the link.
 */
export function ShareModal({ title, onClose }: ShareModalProps) {
  const [url] = useState(() => window.location.href);
  const links = shareLinks(url, title);
  // The links work without the QR code. The next opening of the modal requests its code again.
  const [isQrFailed, setQrFailed] = useState(false);
  const QrCode = useLazyOverlay(qrCodeCode, {
    isOpen: true,
    onFailed: () => setQrFailed(true),
    failureText: null,
  });
  const canShare = 'share' in navigator;
  return (
    <Dialog title="공유하기" onClose={onClose}>
      <ShareCard title={title} />
      {canShare && (
        <Button variant="solid" onPress={() => void shareBySystem(url, title)}>
          <MonitorSmartphone aria-hidden size={18} />
          앱으로 공유
        </Button>
      )}
      {links.length > 0 && (
        <ul className={style.services}>
          {links.map(({ kind, name, href }) => {
            const Icon = icons[kind];
            return (
              <li key={kind}>
                <a href={href} target="_blank" rel="noopener noreferrer" className={style.service}>
                  <span className={style.icon}>
                    <Icon aria-hidden size={24} strokeWidth={1.75} />
                  </span>
                  {name}
                  <VisuallyHidden>에 공유 (새 창)</VisuallyHidden>
                </a>
              </li>
            );
          })}
        </ul>
      )}
      <CopyUrl url={url} />
      {QrCode ? <QrCode url={url} /> : !isQrFailed && <div className={style.qrCode} />}
    </Dialog>
  );
}

/**
 * Opens the share sheet of the system (Web Share API). The promise rejects when the visitor closes it, which is no
 * error. Some web views throw instead.
 */
const shareBySystem = async (url: string, title: string) => {
  try {
    await navigator.share({ url, title });
  } catch {
    // The links and the URL below still work.
  }
};
