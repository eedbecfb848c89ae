import { type KeyboardEvent, type ReactNode, useId } from 'react';
import { SiteLink } from '#src/navigation/site-link.tsx';
import * as style from './link-tabs.style.ts';
import { preventSameScreenNavigation } from './prevent-same-screen-navigation.ts';

type LinkTabsProps = {
  label: string;
  selected: string;
  /** The tabs. Their URLs keep the selection after a reload and can be opened in a new window. */
  items: readonly { title: string; to: string }[];
  /** The panel of the selected tab. */
  children: ReactNode;
};

/**
 * Renders tabs with one panel. Each tab has a URL. The Tab key reaches the selected tab; the arrow keys, Home and End
 * select another one (WAI-ARIA APG, tabs with automatic activation).
 */
export function LinkTabs({ label, selected, items, children }: LinkTabsProps) {
  const id = useId();
  const tabId = (title: string) => `${id}-${items.findIndex((item) => item.title === title)}`;
  const selectTabByKey = (event: KeyboardEvent<HTMLElement>) => {
    const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=tab]')];
    const index = tabs.findIndex((tab) => tab.matches(':focus'));
    const indexes: Record<string, number> = {
      ArrowRight: index + 1,
      ArrowLeft: index - 1,
      Home: 0,
      End: -1,
      ' ': index,
    };
    const nextIndex = indexes[event.key];
    if (nextIndex === undefined || index === -1) return;
    event.preventDefault();
    const tab = tabs.at(nextIndex % tabs.length);
    tab?.focus();
    tab?.click();
  };
  return (
    <div>
      <div role="tablist" tabIndex={-1} aria-label={label} className={style.list} onKeyDown={selectTabByKey}>
        {items.map(({ title, to }) => (
          <SiteLink
            key={title}
            id={tabId(title)}
            to={to}
            replace
            role="tab"
            aria-selected={title === selected}
            aria-controls={`${id}-panel`}
            tabIndex={title === selected ? 0 : -1}
            className={style.tab}
            onClick={(event) => title === selected && preventSameScreenNavigation(event)}
          >
            {title}
          </SiteLink>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={tabId(selected)}>
        {children}
      </div>
    </div>
  );
}
