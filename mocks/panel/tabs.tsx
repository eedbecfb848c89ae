import type { ReactNode } from 'react';
import { Tabs as AriaTabs, Tab, TabList, TabPanel } from 'react-aria-components/Tabs';
import { panelView } from './panel-view.ts';
import { useStoredValue } from './use-request-log.ts';

/** A tab of the panel. */
export type PanelTab = {
  name: string;
  label: string;
  badge?: false | { text: string; meaning: string; tone?: 'danger' };
  content: ReactNode;
};

/** Renders the tabs of the panel. The selection is kept after a reload. */
export function Tabs({ label, tabs }: { label: string; tabs: PanelTab[] }) {
  const { tab: storedName } = useStoredValue(panelView);
  const selectedName = tabs.some(({ name }) => name === storedName) ? storedName : 'scenarios';
  return (
    <AriaTabs
      className="tab-view"
      selectedKey={selectedName}
      onSelectionChange={(key) => panelView.set({ tab: String(key) })}
    >
      <TabList aria-label={label} className="tabs">
        {tabs.map(({ name, label: text, badge }) => (
          <Tab key={name} id={name} className="tab">
            {text}{' '}
            {badge && (
              <span className="count" data-tone={badge.tone} role="img" aria-label={badge.meaning}>
                {badge.text}
              </span>
            )}
          </Tab>
        ))}
      </TabList>
      {tabs.map(({ name, content }) => (
        <TabPanel key={name} id={name} className="body">
          {content}
        </TabPanel>
      ))}
    </AriaTabs>
  );
}
