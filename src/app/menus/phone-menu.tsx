import { Menu } from 'lucide-react';
import { phoneOnly } from '#src/app/header/member-entry.style.ts';
import { Button } from '#src/components/buttons/button.tsx';
import { useLazyOverlay } from '#src/components/overlays/use-lazy-overlay.ts';
import { lazyCode } from '#src/lib/browser/lazy-code.ts';
import { useOpenUntilNavigation } from './use-open-until-navigation.ts';

const phoneMenuDialog = lazyCode(async () => (await import('./phone-menu-dialog.tsx')).PhoneMenuDialog);

/** The hamburger below 1180 px. The menu's code is fetched when it is first opened. */
export function PhoneMenu() {
  const [open, setOpen] = useOpenUntilNavigation();
  const close = () => setOpen(false);
  const PhoneMenuDialog = useLazyOverlay(phoneMenuDialog, { isOpen: open, onFailed: close });
  return (
    <>
      <Button
        variant="icon"
        className={phoneOnly}
        aria-label="전체 메뉴"
        aria-haspopup="dialog"
        onPress={() => setOpen(true)}
      >
        <Menu aria-hidden size={24} />
      </Button>
      {open && PhoneMenuDialog && <PhoneMenuDialog onClose={close} />}
    </>
  );
}
