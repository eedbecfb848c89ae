import { type ReactNode, Suspense } from 'react';
import { useLocation } from 'react-router';
import { subScreens } from '../navigation/menus';
import { sectionOf } from '../navigation/section-of';
import { subScreenTarget } from '../navigation/target';
import { subScreenOf } from '../navigation/use-sub-screen';
import { PageBody } from '../ui/page-body';
import { PageHero } from '../ui/page-hero';
import { PageTitle } from '../ui/page-title';
import { LoadingPanel } from '../ui/state-panel';
import { stayHere } from '../ui/stay-here';
import { SubMenuTabs } from '../ui/sub-menu-tabs';
import { SectionBoundary } from './section-boundary';
import { useMenuRule } from './use-menu-rule';

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
  const rule = useMenuRule();
  const title = sectionOf(path)?.mainMenu ?? '';
  const entries = sectionOf(path)?.subMenu.map((entry) => entry.title) ?? [];
  const shown = useShownEntry(path);
  const titles = entries.includes(menu) ? entries : [...entries, menu];
  const items = titles
    .filter((entry) => subScreens[path]?.includes(entry))
    .map((entry) => ({
      title: entry,
      ...subScreenTarget(path, entry),
      onClick: (event: React.MouseEvent) => {
        if (entry === shown) stayHere(event);
        else rule(entry, event);
      },
    }));
  return (
    <>
      <PageTitle parts={step ? [step, menu, title] : [menu, title]} />
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
