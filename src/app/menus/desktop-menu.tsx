import { ChevronDown } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Button } from '#src/components/buttons/button.tsx';
import { VisuallyHidden } from '#src/components/layout/visually-hidden.tsx';
import { type MenuSection, mainMenu, screenIdsOf } from '#src/navigation/menus.ts';
import * as style from './desktop-menu.style.ts';
import { hasEntries, MenuEntry, SectionEntry } from './menu-entry.tsx';

/**
 * Renders the main menu of windows wider than 1180 px. The sub-menu of a section opens on hover and by its button. It
 * closes on Escape, when pointer and focus leave it, and when an entry is chosen (WAI-ARIA APG, disclosure navigation with
 * top-level links; WCAG 1.4.13).
 */
export function DesktopMenu() {
  const [openTitle, setOpenTitle] = useState<string | null>(null);
  return (
    <nav aria-label="주 메뉴" className={style.nav}>
      <ul className={style.sections}>
        {mainMenu.map((section) => (
          <Section
            key={section.mainMenu}
            section={section}
            isOpen={openTitle === section.mainMenu}
            onOpenChange={(isOpen) => setOpenTitle(isOpen ? section.mainMenu : null)}
          />
        ))}
      </ul>
    </nav>
  );
}

const hasFocus = (element: Element | null) => element?.contains(document.activeElement) === true;

type SectionProps = { section: MenuSection; isOpen: boolean; onOpenChange: (isOpen: boolean) => void };

function Section({ section, isOpen, onOpenChange }: SectionProps) {
  const { mainMenu: title, mainPath } = section;
  const item = useRef<HTMLLIElement>(null);
  const listId = `sub-menu-of-${mainPath.slice(1)}`;
  const list = useRef<HTMLUListElement>(null);

  useEffect(() => {
    if (!isOpen) return;
    // On the document: Escape also closes a sub-menu that the pointer opened, wherever the focus is.
    const closeByEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      if (hasFocus(item.current)) item.current?.querySelector('button')?.focus();
      onOpenChange(false);
    };
    document.addEventListener('keydown', closeByEscape);
    return () => document.removeEventListener('keydown', closeByEscape);
  }, [isOpen, onOpenChange]);

  const closeOnLeaving = (event: React.FocusEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget)) onOpenChange(false);
  };
  return (
    // biome-ignore lint/a11y/noNoninteractiveElementInteractions: hovering opens the same sub-menu as the button
    <li
      ref={item}
      className={style.section}
      onPointerEnter={(event) => event.pointerType === 'mouse' && onOpenChange(true)}
      onPointerLeave={(event) => event.pointerType === 'mouse' && !hasFocus(list.current) && onOpenChange(false)}
      onBlur={closeOnLeaving}
    >
      <SectionEntry section={section} className={style.title} onChoose={() => onOpenChange(false)} />
      {hasEntries(section) && (
        <>
          <Button
            variant="icon"
            className={style.toggle}
            aria-expanded={isOpen}
            aria-controls={listId}
            // Hovering with the mouse has already opened the sub-menu. The click must not close it.
            onPress={({ pointerType }) => onOpenChange(pointerType === 'mouse' || !isOpen)}
          >
            <ChevronDown aria-hidden size={16} />
            <VisuallyHidden>{title} 하위 메뉴</VisuallyHidden>
          </Button>
          <ul ref={list} id={listId} className={style.entries} hidden={!isOpen}>
            {screenIdsOf(section).map((screen) => (
              <li key={screen}>
                <MenuEntry screen={screen} className={style.entry} onChoose={() => onOpenChange(false)} />
              </li>
            ))}
          </ul>
        </>
      )}
    </li>
  );
}
