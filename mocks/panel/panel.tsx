import { X } from 'lucide-react';
import { useRef } from 'react';
import { CodesTab } from './codes-tab.tsx';
import { usePanel } from './context.ts';
import { EnvironmentTab } from './environment-tab.tsx';
import { usePanelView } from './panel-view.ts';
import { PersonasTab } from './personas-tab.tsx';
import { RequestsTab } from './requests-tab.tsx';
import { ScenariosTab } from './scenarios-tab.tsx';
import { type PanelTab, Tabs } from './tabs.tsx';
import { Toggle } from './toggle.tsx';
import { usePanelKeys } from './use-panel-keys.ts';
import { useStateSummary } from './use-request-summary.ts';

/** Returns the tabs. The tab for verification codes exists only when the mock runs in the browser. */
function useTabs(): PanelTab[] {
  const { mockState } = usePanel();
  const { scenarios, problems, network } = useStateSummary();
  return [
    {
      name: 'scenarios',
      label: '시나리오',
      badge: scenarios > 0 && { text: String(scenarios), meaning: `${scenarios}개 사용 중` },
      content: <ScenariosTab />,
    },
    { name: 'personas', label: '회원', content: <PersonasTab /> },
    {
      name: 'environment',
      label: '환경',
      badge: network !== '' && { text: '!', meaning: network },
      content: <EnvironmentTab />,
    },
    {
      name: 'requests',
      label: '요청',
      badge: problems > 0 && { text: String(problems), meaning: `계약 위반 ${problems}건`, tone: 'danger' },
      content: <RequestsTab />,
    },
    ...(mockState ? [{ name: 'codes', label: '메일', content: <CodesTab mockState={mockState} /> } as const] : []),
  ];
}

function OpenPanel({ onClose }: { onClose: () => void }) {
  const { mockState } = usePanel();
  const tabs = useTabs();
  return (
    <dialog open className="panel" aria-labelledby="panel-title">
      <div className="head">
        <h2 id="panel-title">개발 패널</h2>
        <span className="chip">{mockState ? '내장 모의 서버' : '외부 서버'}</span>
        <button
          type="button"
          className="icon"
          aria-label="개발 패널 닫기"
          aria-keyshortcuts="Control+Shift+D"
          title="닫기 (Esc)"
          onClick={onClose}
        >
          <X aria-hidden size={18} />
        </button>
      </div>
      <Tabs label="개발 패널" tabs={tabs} />
    </dialog>
  );
}

/** Renders the toggle button in the corner, or the open panel. */
export function Panel({ shadow }: { shadow: ShadowRoot }) {
  const toggle = useRef<HTMLButtonElement>(null);
  const { open, close } = usePanelKeys(shadow, toggle);
  return usePanelView().open ? <OpenPanel onClose={close} /> : <Toggle ref={toggle} onOpen={open} />;
}
