import { preventSameScreenNavigation } from '#src/components/navigation/prevent-same-screen-navigation.ts';
import { AppLink } from '#src/navigation/site-link.tsx';
import { ruleLanguages, rulesTarget } from '#src/navigation/target.ts';
import * as style from './language-choice.style.ts';

const names = { ko: '국문', en: 'English' };

/** Renders the languages of the submission rules. Each language is named in itself. */
export function LanguageChoice({ language }: { language: (typeof ruleLanguages)[number] }) {
  return (
    <nav aria-label="투고규정의 언어" className={style.choice}>
      {ruleLanguages.map((code) => (
        <AppLink
          key={code}
          target={rulesTarget('투고규정', code)}
          lang={code}
          hrefLang={code}
          replace
          aria-current={code === language ? 'true' : undefined}
          className={style.language}
          onClick={(event) => code === language && preventSameScreenNavigation(event)}
        >
          {names[code]}
        </AppLink>
      ))}
    </nav>
  );
}
