import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { loadConnection } from '#mocks/request-log/connection.ts';
import { requestSettings } from '#mocks/request-log/request-log.ts';
import { knownScenarios } from '#mocks/request-log/scenario-list.ts';
import { PanelContext, type PanelOptions } from './context.ts';
import elements from './elements.css?inline';
import panel from './panel.css?inline';
import { Panel } from './panel.tsx';
import rows from './rows.css?inline';

const tagName = 'mock-panel';

/**
 * Mounts the development panel in a shadow root, which separates its styles from those of the site.
 * @returns a function that unmounts the panel
 */
export function mountPanel(options: PanelOptions): () => void {
  requestSettings.set({ scenarios: knownScenarios(requestSettings.get()) });
  void loadConnection();
  const host = document.createElement(tagName);
  // Without this attribute, React Aria modals hide the panel and close on a click in it.
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
    root.unmount();
    host.remove();
  };
}
