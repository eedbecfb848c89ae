import { Bell } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { Button } from '#src/components/buttons/button.tsx';
import { SegmentedControl } from '#src/components/fields/segmented-control.tsx';
import { SubmitButton } from '#src/forms/submit-button.tsx';
import { AppLink } from '#src/navigation/app-link.tsx';
import { paths } from '#src/navigation/paths.ts';
import { Specimen, Widget } from './specimen.tsx';

const variants = [
  ['solid', '주된 버튼'],
  ['plain', '곁 버튼'],
  ['danger', '위험 버튼'],
  ['quiet', '조용한 버튼'],
  ['icon', '그림 버튼'],
] as const;

type State = Pick<ComponentProps<typeof Button>, 'isDisabled' | 'isPending'> &
  Pick<ComponentProps<typeof Specimen>, 'label' | 'forcedState'>;

const states: readonly State[] = [
  { label: '기본' },
  { label: '가리킴', forcedState: 'hover' },
  { label: '누름', forcedState: 'pressed' },
  { label: '초점', forcedState: 'focus' },
  { label: '사용 안 함', isDisabled: true },
  { label: '진행 중', isPending: true },
];

const here = { to: paths.widgets };

export function ButtonsGroup() {
  const [size, setSize] = useState<'small' | 'medium' | 'large'>('medium');
  return (
    <>
      {variants.map(([variant, title]) => {
        const name = variant === 'icon' ? { 'aria-label': '알림' } : {};
        const content = variant === 'icon' ? <Bell aria-hidden size={20} /> : '저장하기';
        return (
          <Widget key={variant} title={title}>
            {states.map(({ label, forcedState, ...props }) => (
              <Specimen key={label} label={label} {...(forcedState && { forcedState })}>
                <Button variant={variant} {...name} {...props}>
                  {content}
                </Button>
              </Specimen>
            ))}
          </Widget>
        );
      })}
      <Widget title="보내기 버튼">
        <Specimen label="기본">
          <SubmitButton isPending={false}>보내기</SubmitButton>
        </Specimen>
        <Specimen label="보낼 수 없음">
          <SubmitButton isPending={false} disabledReason="제목을 입력해 주세요.">
            보내기
          </SubmitButton>
        </Specimen>
        <Specimen label="보내는 중">
          <SubmitButton isPending>보내기</SubmitButton>
        </Specimen>
      </Widget>
      <Widget title="링크">
        <Specimen label="기본">
          <AppLink target={here}>학술행사 안내</AppLink>
        </Specimen>
        <Specimen label="초점" forcedState="focus">
          <AppLink target={here}>학술행사 안내</AppLink>
        </Specimen>
      </Widget>
      <Widget title="나란한 선택">
        <Specimen label="선택됨">
          <SegmentedControl
            label="글자 크기"
            options={[
              { key: 'small', text: '작게' },
              { key: 'medium', text: '보통' },
              { key: 'large', text: '크게' },
            ]}
            selected={size}
            onSelect={setSize}
          />
        </Specimen>
      </Widget>
    </>
  );
}
