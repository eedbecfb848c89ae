import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { requestLog } from '#mocks/request-log/request-log.ts';
import { PanelContext, type PanelOptions } from './context.ts';
import elements from './elements.css?inline';
import panel from './panel.css?inline';
import { Panel } from './panel.tsx';
import { startRecordingTimes } from './request-times.ts';
import rows from './rows.css?inline';
import { knownScenarios } from './scenario-list.ts';

const tagName = 'mock-panel';

/**
 * Puts the development panel into the page, in a shadow of its own: the site's styles and its own don't meet.
 * @returns takes it out again
 */
export function mountPanel(options: PanelOptions): () => void {
  requestLog.set({ scenarios: knownScenarios(requestLog.settings()) });
  const stopRecordingTimes = startRecordingTimes();
  const host = document.createElement(tagName);
  // Else the site's modals would hide it, and close when it is clicked.
  host.dataset.reactAriaTopLayer = 'true';
  const shadow = host.attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(elements + panel + rows);
  shadow.adoptedStyleSheets = [sheet];
  const container = shadow.appendChild(document.createElement('div'));
  container.lang = 'ko';
  document.body.append(host);
  const root = createRoot(container);
  root.render(
    <StrictMode>
      <PanelContext value={options}>
        <Panel shadow={shadow} />
      </PanelContext>
    </StrictMode>,
  );
  return () => {
    stopRecordingTimes();
    root.unmount();
    host.remove();
  };
}
