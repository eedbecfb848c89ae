import { ChevronDown } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import * as fold from '#src/components/buttons/disclosure-toggle.style.ts';
import * as style from './sub-menu-tabs.style.ts';

type SubMenuTabsProps = {
  /** The section, for the name of the landmark. */
  label: string;
  current: string;
  items: readonly { title: string; to: string; state?: unknown; onClick?: (event: React.MouseEvent) => void }[];
};

/**
 * The sub-screens of a section: a row of links that stays in view, and at 900 px or less a button with the current
 * title that opens them (WAI-ARIA APG, disclosure navigation). Choosing, Escape and a click outside close it.
 */
export function SubMenuTabs({ label, current, items }: SubMenuTabsProps) {
  const [open, setOpen] = useState(false);
  const nav = useRef<HTMLElement>(null);
  const button = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (!open) return;
    const closeOnOutsideEvent = (event: Event) => {
      if (event.target instanceof Node && !nav.current?.contains(event.target)) setOpen(false);
    };
    document.addEventListener('pointerdown', closeOnOutsideEvent);
    document.addEventListener('focusin', closeOnOutsideEvent);
    return () => {
      document.removeEventListener('pointerdown', closeOnOutsideEvent);
      document.removeEventListener('focusin', closeOnOutsideEvent);
    };
  }, [open]);

  const closeOnEscape = (event: React.KeyboardEvent) => {
    if (event.key !== 'Escape' || !open) return;
    setOpen(false);
    button.current?.focus();
  };

  return (
    // biome-ignore lint/a11y/noNoninteractiveElementInteractions: Escape closes from any link inside
    <nav ref={nav} aria-label={label} className={style.nav} onKeyDown={closeOnEscape}>
      <button
        ref={button}
        type="button"
        className={fold.toggle}
        aria-expanded={open}
        aria-controls="sub-menu"
        onClick={() => setOpen(!open)}
      >
        {current}
        <ChevronDown aria-hidden size={20} className={fold.chevron} />
      </button>
      <ul id="sub-menu" className={style.list} data-open={open}>
        {items.map(({ title, to, state, onClick }) => (
          <li key={title}>
            <Link
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
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
