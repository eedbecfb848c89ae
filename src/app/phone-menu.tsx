import { Menu } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Button } from '../ui/button';
import { phoneOnly } from './member-entry.style';

const PhoneMenuDialog = lazy(() =>
  import('./phone-menu-dialog').then((module) => ({ default: module.PhoneMenuDialog })),
);

/** The hamburger below 1180 px. The menu's code is fetched when it is first opened. */
export function PhoneMenu() {
  const [open, setOpen] = useState(false);
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
      {open && (
        <Suspense fallback={null}>
          <PhoneMenuDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
