import { ArrowUp } from 'lucide-react';
import { Button } from '#src/components/buttons/button.tsx';
import { container } from './scroll-to-top.style.ts';
import { useScrolled } from './use-scrolled.ts';

/** Renders the button that scrolls a long page to its top and focuses the main heading. */
export function ScrollToTop() {
  const isScrolled = useScrolled(400);
  const scrollToTop = () => {
    window.scrollTo({ top: 0 });
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
  };
  return (
    <div className={container} data-visible={isScrolled}>
      <Button variant="plain" aria-label="맨 위로" onPress={scrollToTop}>
        <ArrowUp aria-hidden size={20} />
      </Button>
    </div>
  );
}
