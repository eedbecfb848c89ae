import { type ComponentType, type ReactNode, Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { LoadingPanel } from '#src/components/feedback/state-panel.tsx';
import { PageBody } from '#src/components/layout/page-body.tsx';
import { PageHero } from '#src/components/layout/page-hero.tsx';
import { preventSameScreenNavigation } from '#src/components/navigation/prevent-same-screen-navigation.ts';
import { SubMenuTabs } from '#src/components/navigation/sub-menu-tabs.tsx';
import { useAccessCheck } from '#src/features/access/use-access-check.ts';
import { SectionBoundary } from '#src/features/queries/section-boundary.tsx';
import { screenIdsOf, sectionOf, titleParts } from '#src/navigation/menus.ts';
import { useScreen } from '#src/navigation/screen-location.ts';
import { type ScreenId, type ScreenIdAt, screens, tabOf } from '#src/navigation/screens.ts';
import { screenTarget } from '#src/navigation/target.ts';

/** The components of all screens of a section, by their ids. The default screen is first. */
export type SectionScreens<Path extends string> = Readonly<Record<ScreenIdAt<Path>, ComponentType>>;

/** Returns the component of the current screen of a section. */
export function useSectionScreen(components: Readonly<Partial<Record<ScreenId, ComponentType>>>): ComponentType {
  const { screen } = useScreen();
  return components[screen] ?? Object.values(components)[0] ?? LoadingPanel;
}

/** Checks whether the URL shows a screen as its tab opens it, as opposed to a step or another page of a list. */
function useIsTabTarget(): boolean {
  const { pathname, search } = useLocation();
  const { pattern, screen } = useScreen();
  const hasOnlyMenu = [...new URLSearchParams(search).keys()].every((key) => key === 'menu');
  return hasOnlyMenu && screen === tabOf(screen) && pathname.toLowerCase() === pattern;
}

/** Renders a screen of a section: hero, tabs of the screens with a menu entry, and the current screen. */
export function SectionPage({ children }: { children: ReactNode }) {
  const checkAccess = useAccessCheck();
  const { pattern, screen } = useScreen();
  const isTabTarget = useIsTabTarget();
  const section = sectionOf(pattern);
  const tab = tabOf(screen);
  const entries = section ? screenIdsOf(section) : [];
  const items = (entries.includes(tab) ? entries : [...entries, tab]).map((id) => {
    const target = screenTarget(id);
    const onClick = (event: React.MouseEvent) => {
      if (id === screen && isTabTarget) preventSameScreenNavigation(event);
      else checkAccess(event, target);
    };
    return { title: screens[id].title, ...target, onClick };
  });
  return (
    <>
      <PageHero caption={section?.caption ?? ''} title={section?.mainMenu ?? ''} current={titleParts(screen)[0]} />
      {items.length > 1 && (
        <SubMenuTabs label={`${section?.mainMenu} 하위 메뉴`} current={screens[tab].title} items={items} />
      )}
      <PageBody>
        {/* The code of a screen may load after the code of its section. */}
        <SectionBoundary>
          <Suspense fallback={<LoadingPanel />}>{children}</Suspense>
        </SectionBoundary>
      </PageBody>
    </>
  );
}
