import { ChevronDown } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Button } from '#src/components/buttons/button.tsx';
import { VisuallyHidden } from '#src/components/layout/visually-hidden.tsx';
import { type MenuSection, mainMenu } from '#src/navigation/menus.ts';
import * as style from './desktop-menu.style.ts';
import { hasEntries, MenuEntry, SectionEntry } from './menu-entry.tsx';

/**
 * The main menu above 1180 px. A section's sub-menu opens on hover and by its button, and closes on Escape, on leaving
 * and on choosing (WAI-ARIA APG, disclosure navigation with top-level links; WCAG 1.4.13).
 */
export function DesktopMenu() {
  const [open, setOpen] = useState<string | null>(null);
  return (
    <nav aria-label="주 메뉴" className={style.nav}>
      <ul className={style.sections}>
        {mainMenu.map((section) => (
          <Section
            key={section.mainMenu}
            section={section}
            open={open === section.mainMenu}
            onOpen={(isOpen) => setOpen(isOpen ? section.mainMenu : null)}
          />
        ))}
      </ul>
    </nav>
  );
}

const hasFocus = (place: Element | null) => place?.contains(document.activeElement) === true;

type SectionProps = { section: MenuSection; open: boolean; onOpen: (open: boolean) => void };

function Section({ section, open, onOpen }: SectionProps) {
  const { mainMenu: title, mainPath, subMenu } = section;
  const item = useRef<HTMLLIElement>(null);
  const listId = `sub-menu-of-${mainPath.slice(1)}`;
  const list = useRef<HTMLUListElement>(null);

  useEffect(() => {
    if (!open) return;
    // Wherever focus is: what a mouse has opened must go without moving the mouse.
    const closeByEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      if (hasFocus(item.current)) item.current?.querySelector('button')?.focus();
      onOpen(false);
    };
    document.addEventListener('keydown', closeByEscape);
    return () => document.removeEventListener('keydown', closeByEscape);
  }, [open, onOpen]);

  const closeOnLeaving = (event: React.FocusEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget)) onOpen(false);
  };
  return (
    // biome-ignore lint/a11y/noNoninteractiveElementInteractions: hovering opens what the button inside opens as well
    <li
      ref={item}
      className={style.section}
      onPointerEnter={(event) => event.pointerType === 'mouse' && onOpen(true)}
      onPointerLeave={(event) => event.pointerType === 'mouse' && !hasFocus(list.current) && onOpen(false)}
      onBlur={closeOnLeaving}
    >
      <SectionEntry section={section} className={style.title} onChoose={() => onOpen(false)} />
      {hasEntries(section) && (
        <>
          <Button
            variant="icon"
            className={style.toggle}
            aria-expanded={open}
            aria-controls={listId}
            // A mouse has opened it by hovering already; its click must not close it again.
            onPress={({ pointerType }) => onOpen(pointerType === 'mouse' || !open)}
          >
            <ChevronDown aria-hidden size={16} />
            <VisuallyHidden>{title} 하위 메뉴</VisuallyHidden>
          </Button>
          <ul ref={list} id={listId} className={style.entries} hidden={!open}>
            {subMenu.map((entry) => (
              <li key={entry.title}>
                <MenuEntry path={mainPath} title={entry.title} className={style.entry} onChoose={() => onOpen(false)} />
              </li>
            ))}
          </ul>
        </>
      )}
    </li>
  );
}
