import { Menu } from 'lucide-react';
import { phoneOnly } from '#src/app/header/member-entry.style.ts';
import { Button } from '#src/components/buttons/button.tsx';
import { useLazyOverlay } from '#src/components/overlays/use-lazy-overlay.ts';
import { lazyCode } from '#src/lib/browser/lazy-code.ts';
import { useOpenUntilNavigation } from './use-open-until-navigation.ts';

const phoneMenuDialog = lazyCode(async () => (await import('./phone-menu-dialog.tsx')).PhoneMenuDialog);

/** Renders the menu button of windows of 1180 px or less. The code of the menu is loaded at the first opening. */
export function PhoneMenu() {
  const [isOpen, setOpen] = useOpenUntilNavigation();
  const closeMenu = () => setOpen(false);
  const PhoneMenuDialog = useLazyOverlay(phoneMenuDialog, { isOpen, onFailed: closeMenu });
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
      {isOpen && PhoneMenuDialog && <PhoneMenuDialog onClose={closeMenu} />}
    </>
  );
}
