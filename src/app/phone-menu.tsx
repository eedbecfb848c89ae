import { Menu } from 'lucide-react';
import { useCallback } from 'react';
import { Button } from '../ui/button';
import { useLate } from '../ui/use-late';
import { phoneOnly } from './member-entry.style';
import { useOpenHere } from './use-open-here';

const loadPhoneMenuDialog = async () => (await import('./phone-menu-dialog')).PhoneMenuDialog;

/** The hamburger below 1180 px. The menu's code is fetched when it is first opened. */
export function PhoneMenu() {
  const [open, setOpen] = useOpenHere();
  const close = useCallback(() => setOpen(false), [setOpen]);
  const PhoneMenuDialog = useLate(loadPhoneMenuDialog, { wanted: open, onLost: close });
  return (
    <>
      <Button
        look="icon"
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
