import { Download } from 'lucide-react';
import { abstractInfo } from '../../content/conference';
import * as card from '../../ui/file-card.style';
import * as style from './template-links.style';

/** The templates of an abstract, saved as files. */
export function TemplateLinks() {
  return (
    <ul className={style.list}>
      {abstractInfo.templates.map(({ language, address }) => (
        <li key={language}>
          <a href={address} download className={card.frame}>
            <Download aria-hidden size={22} />
            <span className={card.name}>{language}</span>
            <span className={card.facts}>초록 양식, Word 파일(.docx)</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
