import { createStoredValue } from '#mocks/request-log/stored-value.ts';

/** Whether the panel is open, and its selected tab. */
export const panelView = createStoredValue('mock-panel', { open: false, tab: 'scenarios' });
