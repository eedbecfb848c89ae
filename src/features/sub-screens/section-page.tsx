import { type ReactNode, Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { LoadingPanel } from '#src/components/feedback/state-panel.tsx';
import { DocumentTitle } from '#src/components/layout/document-title.tsx';
import { PageBody } from '#src/components/layout/page-body.tsx';
import { PageHero } from '#src/components/layout/page-hero.tsx';
import { preventSameScreenNavigation } from '#src/components/navigation/prevent-same-screen-navigation.ts';
import { SubMenuTabs } from '#src/components/navigation/sub-menu-tabs.tsx';
import { useAccessCheck } from '#src/features/access/use-access-check.ts';
import { SectionBoundary } from '#src/features/queries/section-boundary.tsx';
import { sectionOf, subScreens } from '#src/navigation/menus.ts';
import { subScreenTarget } from '#src/navigation/target.ts';
import { subScreenOf } from '#src/navigation/use-sub-screen.ts';

type SectionPageProps = {
  /** The path of the section, a key of `subScreens`. */
  path: string;
  /** The hero's caption in Latin letters. */
  caption: string;
  /** The title of the current sub-screen. */
  menu: string;
  /** The title of the current step, if the step has its own title. */
  step?: string | undefined;
  children: ReactNode;
};

/** Returns the title of the current sub-screen; null on a step, on another page of a list and on the screen of a record. */
function useCurrentEntry(path: string): string | null {
  const location = useLocation();
  const { menu, step } = subScreenOf(location, path);
  const hasOnlyMenu =
    step === undefined && [...new URLSearchParams(location.search).keys()].every((key) => key === 'menu');
  return hasOnlyMenu && location.pathname.toLowerCase() === path ? menu : null;
}

/** Renders a screen of a section: document title, hero, tabs of the sub-screens, and the current sub-screen. */
export function SectionPage({ path, caption, menu, step, children }: SectionPageProps) {
  const checkAccess = useAccessCheck();
  const title = sectionOf(path)?.mainMenu ?? '';
  const entries = sectionOf(path)?.subMenu.map((entry) => entry.title) ?? [];
  const current = useCurrentEntry(path);
  const titles = entries.includes(menu) ? entries : [...entries, menu];
  const items = titles
    .filter((entry) => subScreens[path]?.includes(entry))
    .map((entry) => {
      const target = subScreenTarget(path, entry);
      const onClick = (event: React.MouseEvent) => {
        if (entry === current) preventSameScreenNavigation(event);
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
        {/* The code of a sub-screen may load after the code of its section. */}
        <SectionBoundary>
          <Suspense fallback={<LoadingPanel />}>{children}</Suspense>
        </SectionBoundary>
      </PageBody>
    </>
  );
}
