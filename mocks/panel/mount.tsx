import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { tap } from '#mocks/tap/tap.ts';
import { PanelContext, type PanelOptions } from './context.ts';
import elements from './elements.css?inline';
import panel from './panel.css?inline';
import { Panel } from './panel.tsx';
import { watchTimes } from './request-times.ts';
import rows from './rows.css?inline';
import { knownScenarios } from './scenario-list.ts';

const tag = 'mock-panel';

/**
 * Puts the development panel into the page, in a shadow of its own: the site's styles and its own don't meet.
 * @returns takes it out again
 */
export function mountPanel(options: PanelOptions): () => void {
  tap.set({ scenarios: knownScenarios(tap.settings()) });
  const unwatch = watchTimes();
  const host = document.createElement(tag);
  // Else the site's modals would hide it, and close when it is clicked.
  host.dataset.reactAriaTopLayer = 'true';
  const shadow = host.attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(elements + panel + rows);
  shadow.adoptedStyleSheets = [sheet];
  const place = shadow.appendChild(document.createElement('div'));
  place.lang = 'ko';
  document.body.append(host);
  const root = createRoot(place);
  root.render(
    <StrictMode>
      <PanelContext value={options}>
        <Panel shadow={shadow} />
      </PanelContext>
    </StrictMode>,
  );
  return () => {
    unwatch();
    root.unmount();
    host.remove();
  };
}
