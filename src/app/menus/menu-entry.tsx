import { ExternalLink } from 'lucide-react';
import { useLocation } from 'react-router-dom';
import { VisuallyHidden } from '#src/components/layout/visually-hidden.tsx';
import { useAccessCheck } from '#src/features/access/use-access-check.ts';
import { type MenuSection, sectionOf } from '#src/navigation/menus.ts';
import { type ScreenId, screens } from '#src/navigation/screens.ts';
import { AppLink } from '#src/navigation/site-link.tsx';
import { screenTarget } from '#src/navigation/target.ts';

type MenuEntryProps = { screen: ScreenId; className: string; onChoose: () => void };

/** Renders a link to a screen and applies its access rule. @param onChoose closes the menu of the link */
export function MenuEntry({ screen, className, onChoose }: MenuEntryProps) {
  const checkAccess = useAccessCheck();
  const target = screenTarget(screen);
  return (
    <AppLink
      target={target}
      className={className}
      onClick={(event) => {
        onChoose();
        checkAccess(event, target);
      }}
    >
      {screens[screen].title}
    </AppLink>
  );
}

/** Checks whether a section has a sub-menu. The only entry of an external section holds its URL. */
export const hasEntries = ({ mainPath, subMenu }: MenuSection): boolean => mainPath !== 'link' && subMenu.length > 0;

type SectionEntryProps = { section: MenuSection; className: string; onChoose: () => void };

/**
 * Renders a link to a section. The section of the current screen is marked. A section with the path 'link' is external:
 * its link opens a new window and is labelled so.
 */
export function SectionEntry({ section, className, onChoose }: SectionEntryProps) {
  const { mainMenu, mainPath, subMenu } = section;
  const { pathname } = useLocation();
  if (mainPath === 'link') {
    return (
      <a href={subMenu[0]?.path} target="_blank" rel="noopener noreferrer" className={className} onClick={onChoose}>
        {mainMenu}
        <ExternalLink aria-hidden size={16} />
        <VisuallyHidden> (새 창)</VisuallyHidden>
      </a>
    );
  }
  return (
    <AppLink
      target={{ to: mainPath }}
      className={className}
      aria-current={sectionOf(pathname) === section ? 'true' : undefined}
      onClick={onChoose}
    >
      {mainMenu}
    </AppLink>
  );
}
