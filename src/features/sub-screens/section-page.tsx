import { type ReactNode, Suspense } from 'react';
import { useLocation } from 'react-router';
import { LoadingPanel } from '#src/components/feedback/state-panel.tsx';
import { DocumentTitle } from '#src/components/layout/document-title.tsx';
import { PageBody } from '#src/components/layout/page-body.tsx';
import { PageHero } from '#src/components/layout/page-hero.tsx';
import { preventSameScreenNavigation } from '#src/components/navigation/prevent-same-screen-navigation.ts';
import { SubMenuTabs } from '#src/components/navigation/sub-menu-tabs.tsx';
import { useAccessCheck } from '#src/features/access/use-access-check.ts';
import { SectionBoundary } from '#src/features/queries/section-boundary.tsx';
import { subScreens } from '#src/navigation/menus.ts';
import { sectionOf } from '#src/navigation/section-of.ts';
import { subScreenTarget } from '#src/navigation/target.ts';
import { subScreenOf } from '#src/navigation/use-sub-screen.ts';

type SectionPageProps = {
  /** The section's path, a key of the menus. */
  path: string;
  /** The hero's caption in Latin letters. */
  caption: string;
  /** The title of the sub-screen that is shown. */
  menu: string;
  /** A screen within the sub-screen, where it has a title of its own. */
  step?: string | undefined;
  children: ReactNode;
};

/** The title of the entry whose own screen is shown, without a step or a place in a list; null where there is none. */
function useShownEntry(path: string): string | null {
  const location = useLocation();
  const { menu, step } = subScreenOf(location, path);
  const isOwn = step === undefined && [...new URLSearchParams(location.search).keys()].every((key) => key === 'menu');
  return isOwn && location.pathname.toLowerCase() === path ? menu : null;
}

/** A screen of a section: title, hero, the tab bar of its sub-screens, and the one that is shown. */
export function SectionPage({ path, caption, menu, step, children }: SectionPageProps) {
  const checkAccess = useAccessCheck();
  const title = sectionOf(path)?.mainMenu ?? '';
  const entries = sectionOf(path)?.subMenu.map((entry) => entry.title) ?? [];
  const shown = useShownEntry(path);
  const titles = entries.includes(menu) ? entries : [...entries, menu];
  const items = titles
    .filter((entry) => subScreens[path]?.includes(entry))
    .map((entry) => {
      const target = subScreenTarget(path, entry);
      const onClick = (event: React.MouseEvent) => {
        if (entry === shown) preventSameScreenNavigation(event);
        else checkAccess(event, target);
      };
      return { title: entry, ...target, onClick };
    });
  return (
    <>
      <DocumentTitle parts={step ? [step, menu, title] : [menu, title]} />
      <PageHero caption={caption} title={title} current={step ?? menu} />
      {items.length > 1 && <SubMenuTabs label={`${title} 하위 메뉴`} current={menu} items={items} />}
      <PageBody>
        {/* A sub-screen's code may come later than its section's. */}
        <SectionBoundary>
          <Suspense fallback={<LoadingPanel />}>{children}</Suspense>
        </SectionBoundary>
      </PageBody>
    </>
  );
}
