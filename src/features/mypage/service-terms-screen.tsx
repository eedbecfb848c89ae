import * as terms from '../../content/legal/terms.md';
import { LongDocument } from '../../ui/long-document';

/** The terms of service. */
export function ServiceTermsScreen() {
  return <LongDocument document={terms} />;
}
