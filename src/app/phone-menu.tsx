import { Menu } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { Button } from '../ui/button';
import { phoneOnly } from './member-entry.style';
import { useOpenHere } from './use-open-here';

const PhoneMenuDialog = lazy(() =>
  import('./phone-menu-dialog').then((module) => ({ default: module.PhoneMenuDialog })),
);

/** The hamburger below 1180 px. The menu's code is fetched when it is first opened. */
export function PhoneMenu() {
  const [open, setOpen] = useOpenHere();
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
