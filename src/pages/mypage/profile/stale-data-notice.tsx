import type { FieldValues } from 'react-hook-form';
import { Button } from '#src/components/buttons/button.tsx';
import { stack, warningBox } from '#src/styles/shared.ts';
import type { ProfileFormModel } from './use-profile-form.ts';
import { useServerValues } from './use-server-values.ts';

/**
 * Updates an untouched form when the stored data change. In an edited form it shows that another window has changed them, and
 * offers to reload them (WCAG 4.1.3).
 */
export function StaleDataNotice<Values extends FieldValues>({ site, stored }: ProfileFormModel<Values>) {
  const { isStale, reload } = useServerValues(site, stored);
  return (
    <div role="status">
      {isStale && (
        <div className={`${warningBox} ${stack}`}>
          <p>
            이 정보가 다른 창에서 변경되었습니다. 지금 저장하면 변경된 내용 대신 이 화면에 입력한 내용으로 저장됩니다.
          </p>
          <div>
            <Button variant="danger" onPress={reload}>
              입력한 내용을 버리고 변경된 내용 불러오기
            </Button>
          </div>
        </div>
      )}
    </div>
  );
}
