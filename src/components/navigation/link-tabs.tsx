import { type KeyboardEvent, type ReactNode, useId } from 'react';
import { Link } from 'react-router';
import * as style from './link-tabs.style.ts';
import { preventSameScreenNavigation } from './prevent-same-screen-navigation.ts';

type LinkTabsProps = {
  label: string;
  selected: string;
  /** The addresses keep the tab over a reload, and let it be opened in a new window. */
  items: readonly { title: string; to: string }[];
  /** What the selected tab shows. */
  children: ReactNode;
};

/**
 * Tabs over one panel, each with an address. One of them is a stop of the Tab key; the arrows, Home and End choose
 * another (WAI-ARIA APG, tabs with automatic activation).
 */
export function LinkTabs({ label, selected, items, children }: LinkTabsProps) {
  const id = useId();
  const idOf = (title: string) => `${id}-${items.findIndex((item) => item.title === title)}`;
  const chooseByKey = (event: KeyboardEvent<HTMLElement>) => {
    const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=tab]')];
    const at = tabs.findIndex((tab) => tab.matches(':focus'));
    const goals: Record<string, number> = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: -1, ' ': at };
    const goal = goals[event.key];
    if (goal === undefined || at === -1) return;
    event.preventDefault();
    const tab = tabs.at(goal % tabs.length);
    tab?.focus();
    tab?.click();
  };
  return (
    <div>
      <div role="tablist" tabIndex={-1} aria-label={label} className={style.list} onKeyDown={chooseByKey}>
        {items.map(({ title, to }) => (
          <Link
            key={title}
            id={idOf(title)}
            to={to}
            replace
            preventScrollReset
            role="tab"
            aria-selected={title === selected}
            aria-controls={`${id}-panel`}
            tabIndex={title === selected ? 0 : -1}
            className={style.tab}
            onClick={(event) => title === selected && preventSameScreenNavigation(event)}
          >
            {title}
          </Link>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={idOf(selected)}>
        {children}
      </div>
    </div>
  );
}
