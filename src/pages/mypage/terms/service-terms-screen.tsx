import { LongDocument } from '#src/components/content/long-document.tsx';
import * as terms from '#src/content/legal/terms.md';

/** Renders the terms of service. */
export function ServiceTermsScreen() {
  return <LongDocument level={2} document={terms} />;
}
