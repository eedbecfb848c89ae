import { LongDocument } from '#src/components/content/long-document.tsx';
import * as terms from '#src/content/legal/terms.md';

/** The terms of service. */
export function ServiceTermsScreen() {
  return <LongDocument document={terms} />;
}
