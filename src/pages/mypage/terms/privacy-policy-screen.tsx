import { LongDocument } from '#src/components/content/long-document.tsx';
import * as privacy from '#src/content/legal/privacy.md';

/** Renders the privacy policy. */
export function PrivacyPolicyScreen() {
  return <LongDocument level={2} document={privacy} />;
}
