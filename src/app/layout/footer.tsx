import { society } from '#src/content/society.ts';
import { screens } from '#src/navigation/screens.ts';
import { AppLink } from '#src/navigation/site-link.tsx';
import { screenTarget } from '#src/navigation/target.ts';
import * as style from './footer.style.ts';

/**
 * Renders the footer with the name, postal address and telephone numbers of the society, and links. The privacy policy is
 * set apart from the others (Personal Information Protection Act, article 30).
 * @param hiddenOnPhone whether the footer is hidden in windows of 900 px or less
 */
export function Footer({ hiddenOnPhone }: { hiddenOnPhone: boolean }) {
  return (
    <footer className={hiddenOnPhone ? `${style.footer} ${style.hiddenOnPhone}` : style.footer}>
      <div className={style.inner}>
        <div>
          <p className={style.name}>{society.name}</p>
          <p className={style.english} lang="en">
            {society.englishName}
          </p>
        </div>
        <div className={style.facts}>
          <address className={style.address}>{society.address}</address>
          <p>
            전화 <a href={`tel:${society.telephone}`}>{society.telephone}</a> · 팩스 {society.fax}
          </p>
          <p>
            <AppLink target={screenTarget('privacy')}>
              <strong>{screens.privacy.title}</strong>
            </AppLink>{' '}
            · <AppLink target={screenTarget('service')}>{screens.service.title}</AppLink>
          </p>
          <p>
            <AppLink target={screenTarget('contact')}>문의하기</AppLink> · <a href="/licenses.txt">오픈소스 라이선스</a>
          </p>
        </div>
        <p className={style.copyright}>© {society.name}. 무단 전재와 재배포를 금합니다.</p>
      </div>
    </footer>
  );
}
