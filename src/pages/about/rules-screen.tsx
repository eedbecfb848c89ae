import { useSearchParams } from 'react-router-dom';
import { LongDocument } from '#src/components/content/long-document.tsx';
import { SectionHeading } from '#src/components/content/section-heading.tsx';
import { LinkTabs } from '#src/components/navigation/link-tabs.tsx';
import { useLazyCode } from '#src/features/sub-screens/lazy-screen.tsx';
import { type LazyCode, lazyCode } from '#src/lib/browser/lazy-code.ts';
import type { MarkdownDocument } from '#src/lib/markdown-document.ts';
import { menuTitle } from '#src/navigation/menus.ts';
import { ruleDocuments, ruleLanguages, rulesTarget } from '#src/navigation/target.ts';
import { LanguageChoice } from './language-choice.tsx';
import * as style from './rules-screen.style.ts';

const charter = lazyCode<MarkdownDocument>(() => import('#src/content/about/charter.md'));
const submission = {
  ko: lazyCode<MarkdownDocument>(() => import('#src/content/publications/rules-ko.md')),
  en: lazyCode<MarkdownDocument>(() => import('#src/content/publications/rules-en.md')),
};

/** Renders the charter and the submission rules in Korean and English. The URL names the document that is shown. */
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
            <LazyDocument code={charter} />
          ) : (
            <>
              <LanguageChoice language={language} />
              <LazyDocument key={language} code={submission[language]} />
            </>
          )}
        </div>
      </LinkTabs>
    </>
  );
}

function LazyDocument({ code }: { code: LazyCode<MarkdownDocument> }) {
  return <LongDocument document={useLazyCode(code)} />;
}
