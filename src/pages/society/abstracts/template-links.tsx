import { Download } from 'lucide-react';
import * as card from '#src/components/content/file-card.style.ts';
import { abstractInfo } from '#src/content/conference.ts';
import * as style from '#src/pages/society/conference.style.ts';

/** Renders the download links for the abstract templates. */
export function TemplateLinks() {
  return (
    <ul className={style.templates}>
      {abstractInfo.templates.map(({ language, url }) => (
        <li key={language}>
          <a href={url} download className={card.frame}>
            <Download aria-hidden size={22} />
            <span className={card.name}>{language}</span>
            <span className={card.details}>초록 양식, Word 파일(.docx)</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
