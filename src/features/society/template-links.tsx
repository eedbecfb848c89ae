import { Download } from 'lucide-react';
import { abstractInfo } from '../../content/conference';
import * as style from './template-links.style';

/** The templates of an abstract, saved as files. */
export function TemplateLinks() {
  return (
    <ul className={style.list}>
      {abstractInfo.templates.map(({ language, address }) => (
        <li key={language}>
          <a href={address} download className={style.card}>
            <Download aria-hidden size={22} />
            <span className={style.name}>{language}</span>
            <span className={style.fact}>초록 양식, Word 파일(.docx)</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
