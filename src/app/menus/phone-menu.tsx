import { Menu } from 'lucide-react';
import { useCallback } from 'react';
import { phoneOnly } from '#src/app/header/member-entry.style.ts';
import { Button } from '#src/components/buttons/button.tsx';
import { useLate } from '#src/components/overlays/use-late.ts';
import { useOpenUntilNavigation } from './use-open-until-navigation.ts';

const loadPhoneMenuDialog = async () => (await import('./phone-menu-dialog.tsx')).PhoneMenuDialog;

/** The hamburger below 1180 px. The menu's code is fetched when it is first opened. */
export function PhoneMenu() {
  const [open, setOpen] = useOpenUntilNavigation();
  const close = useCallback(() => setOpen(false), [setOpen]);
  const PhoneMenuDialog = useLate(loadPhoneMenuDialog, { wanted: open, onLost: close });
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
