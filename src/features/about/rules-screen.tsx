import { useSearchParams } from 'react-router';
import { lateScreen, ShownScreen } from '../../blocks/late-screen';
import type { MarkdownDocument } from '../../lib/markdown-document';
import { menuTitle } from '../../navigation/menus';
import { ruleDocuments, ruleLanguages, rulesTarget } from '../../navigation/target';
import { LinkTabs } from '../../ui/link-tabs';
import { LongDocument } from '../../ui/long-document';
import { SectionHeading } from '../../ui/section-heading';
import { LanguageChoice } from './language-choice';
import * as style from './rules-screen.style';

const documentOf = (load: () => Promise<MarkdownDocument>) =>
  lateScreen(async () => {
    const document = await load();
    return () => <LongDocument document={document} />;
  });

const charter = documentOf(() => import('../../content/about/charter.md'));
const submission = {
  ko: documentOf(() => import('../../content/publications/rules-ko.md')),
  en: documentOf(() => import('../../content/publications/rules-en.md')),
};

/** The charter, and the rules of submission in Korean and English. The address names the document that is shown. */
export function RulesScreen() {
  const [query] = useSearchParams();
  const shown = ruleDocuments.find((title) => title === query.get('doc')) ?? '정관';
  const language = ruleLanguages.find((code) => code === query.get('lang')) ?? 'ko';
  return (
    <>
      <SectionHeading title={menuTitle.rules} />
      <LinkTabs
        label={menuTitle.rules}
        selected={shown}
        items={ruleDocuments.map((title) => ({ title, to: rulesTarget(title).to }))}
      >
        <div className={style.document}>
          {shown === '정관' ? (
            <ShownScreen screen={charter} />
          ) : (
            <>
              <LanguageChoice language={language} />
              <ShownScreen key={language} screen={submission[language]} />
            </>
          )}
        </div>
      </LinkTabs>
    </>
  );
}
