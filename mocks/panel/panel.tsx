import { X } from 'lucide-react';
import { useRef } from 'react';
import { connectionState } from '#mocks/request-log/connection.ts';
import { ClockSection } from './clock-section.tsx';
import { CodesTab } from './codes-tab.tsx';
import { ConnectionTab } from './connection-tab.tsx';
import { type MockState, usePanel } from './context.ts';
import { NetworkSection } from './network-section.tsx';
import { panelView } from './panel-view.ts';
import { PersonasTab } from './personas-tab.tsx';
import { RequestsTab } from './requests-tab.tsx';
import { ResetSection } from './reset-section.tsx';
import { ScenariosTab } from './scenarios-tab.tsx';
import { type PanelTab, Tabs } from './tabs.tsx';
import { Toggle } from './toggle.tsx';
import { usePanelKeys } from './use-panel-keys.ts';
import { useStateSummary, useStoredValue } from './use-request-log.ts';

/** Returns the tabs. The last one depends on where the mock runs: in the browser, or in the development server. */
function useTabs(): PanelTab[] {
  const { mockState } = usePanel();
  const { connection } = useStoredValue(connectionState);
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
      content: (
        <>
          {mockState && <ClockSection mockState={mockState} />}
          <NetworkSection />
          {mockState && <ResetSection mockState={mockState} />}
        </>
      ),
    },
    {
      name: 'requests',
      label: '요청',
      badge: problems > 0 && { text: String(problems), meaning: `계약 위반 ${problems}건`, tone: 'danger' },
      content: <RequestsTab />,
    },
    ...(mockState ? [{ name: 'codes', label: '메일', content: <CodesTab mockState={mockState} /> }] : []),
    ...(connection ? [{ name: 'connection', label: '연결', content: <ConnectionTab connection={connection} /> }] : []),
  ];
}

/** The line that says where the mock runs. */
const transportTexts: Record<MockState['transport'], string> = {
  worker: '이 브라우저의 서비스 워커가 답합니다.',
  http: '개발 서버가 HTTP로 답합니다. 이 페이지에서는 서비스 워커를 쓸 수 없습니다.',
};

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
      {mockState && <p className="transport">{transportTexts[mockState.transport]}</p>}
      <Tabs label="개발 패널" tabs={tabs} />
    </dialog>
  );
}

/** Renders the toggle button in the corner, or the open panel. */
export function Panel({ shadow }: { shadow: ShadowRoot }) {
  const toggle = useRef<HTMLButtonElement>(null);
  const { open, close } = usePanelKeys(shadow, toggle);
  return useStoredValue(panelView).open ? <OpenPanel onClose={close} /> : <Toggle ref={toggle} onOpen={open} />;
}
