import { ArrowUp } from 'lucide-react';
import { Button } from '#src/components/buttons/button.tsx';
import { place } from './scroll-to-top.style.ts';
import { useScrolled } from './use-scrolled.ts';

/** Leads back to the top of a long page, for the eyes and for the keyboard. */
export function ScrollToTop() {
  const scrolled = useScrolled(400);
  const goUp = () => {
    window.scrollTo({ top: 0 });
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
  };
  return (
    <div className={place} data-visible={scrolled}>
      <Button variant="plain" aria-label="맨 위로" onPress={goUp}>
        <ArrowUp aria-hidden size={20} />
      </Button>
    </div>
  );
}
