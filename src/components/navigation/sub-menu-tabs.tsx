import { ChevronDown } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import * as disclosure from '#src/components/buttons/disclosure-toggle.style.ts';
import { ChangingText } from '#src/components/layout/changing-text.tsx';
import { SiteLink } from '#src/navigation/site-link.tsx';
import * as style from './sub-menu-tabs.style.ts';

type SubMenuTabsProps = {
  /** The accessible name of the landmark. */
  label: string;
  current: string;
  items: readonly { title: string; to: string; state?: unknown; onClick?: (event: React.MouseEvent) => void }[];
};

/**
 * Renders links to the sub-screens of a section in a sticky row. At 900 px or less, a button with the current title
 * opens the list (WAI-ARIA APG, disclosure navigation). A selection, Escape and a click outside close it.
 */
export function SubMenuTabs({ label, current, items }: SubMenuTabsProps) {
  const [isOpen, setOpen] = useState(false);
  const nav = useRef<HTMLElement>(null);
  const button = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (!isOpen) return;
    const closeOnOutsideEvent = (event: Event) => {
      if (event.target instanceof Node && !nav.current?.contains(event.target)) setOpen(false);
    };
    document.addEventListener('pointerdown', closeOnOutsideEvent);
    document.addEventListener('focusin', closeOnOutsideEvent);
    return () => {
      document.removeEventListener('pointerdown', closeOnOutsideEvent);
      document.removeEventListener('focusin', closeOnOutsideEvent);
    };
  }, [isOpen]);

  const closeOnEscape = (event: React.KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen) return;
    setOpen(false);
    button.current?.focus();
  };

  return (
    // biome-ignore lint/a11y/noNoninteractiveElementInteractions: Escape closes from any link inside
    <nav ref={nav} aria-label={label} className={style.nav} onKeyDown={closeOnEscape}>
      <button
        ref={button}
        type="button"
        className={disclosure.toggle}
        aria-expanded={isOpen}
        aria-controls="sub-menu"
        onClick={() => setOpen(!isOpen)}
      >
        <ChangingText>{current}</ChangingText>
        <ChevronDown aria-hidden size={20} className={disclosure.chevron} />
      </button>
      <ul id="sub-menu" className={style.list} data-open={isOpen}>
        {items.map(({ title, to, state, onClick }) => (
          <li key={title}>
            <SiteLink
              to={to}
              state={state}
              className={style.tab}
              aria-current={title === current ? 'page' : undefined}
              onClick={(event) => {
                setOpen(false);
                onClick?.(event);
              }}
            >
              {title}
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
