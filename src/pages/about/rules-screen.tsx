import { useSearchParams } from 'react-router-dom';
import { LongDocument } from '#src/components/content/long-document.tsx';
import { SectionHeading } from '#src/components/content/section-heading.tsx';
import { LinkTabs } from '#src/components/navigation/link-tabs.tsx';
import * as charter from '#src/content/about/charter.md';
import * as englishSubmissionRules from '#src/content/publications/rules-en.md';
import * as submissionRules from '#src/content/publications/rules-ko.md';
import { screens } from '#src/navigation/screens.ts';
import { ruleDocuments, ruleLanguages, rulesTarget } from '#src/navigation/target.ts';
import { LanguageChoice } from './language-choice.tsx';
import * as style from './rules-screen.style.ts';

const submission = { ko: submissionRules, en: englishSubmissionRules };

/** Renders the charter and the submission rules in Korean and English. The URL names the document that is shown. */
export function RulesScreen() {
  const [query] = useSearchParams();
  const shown = ruleDocuments.find((title) => title === query.get('doc')) ?? '정관';
  const language = ruleLanguages.find((code) => code === query.get('lang')) ?? 'ko';
  return (
    <>
      <SectionHeading title={screens.rules.title} />
      <LinkTabs
        label={screens.rules.title}
        selected={shown}
        items={ruleDocuments.map((title) => ({ title, to: rulesTarget(title).to }))}
      >
        <div className={style.document}>
          {shown === '정관' ? (
            <LongDocument document={charter} />
          ) : (
            <>
              <LanguageChoice language={language} />
              <LongDocument key={language} document={submission[language]} />
            </>
          )}
        </div>
      </LinkTabs>
    </>
  );
}
