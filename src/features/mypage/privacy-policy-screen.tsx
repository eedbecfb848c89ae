import * as privacy from '../../content/legal/privacy.md';
import { LongDocument } from '../../ui/long-document';

/** The privacy policy. */
export function PrivacyPolicyScreen() {
  return <LongDocument document={privacy} />;
}
