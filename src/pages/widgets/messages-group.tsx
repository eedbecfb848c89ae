import { Button } from '#src/components/buttons/button.tsx';
import { showToast } from '#src/components/feedback/toast-store.ts';
import { type ModalRequest, openModal } from '#src/components/overlays/modal-store.ts';
import { Specimen, Widget } from './specimen.tsx';

const modals: readonly [name: string, request: ModalRequest][] = [
  ['로그인', { type: 'login', message: '로그인이 필요합니다.' }],
  ['두 버튼', { type: 'twoBtn', message: '작성 중인 내용이 사라집니다.\n나가시겠습니까?', buttonText: '나가기' }],
  ['등록', { type: 'register', message: '게시글을 등록하시겠습니까?' }],
  ['확인', { type: 'confirm', message: '이미 학회 회원이십니다.' }],
];

const toasts: readonly [name: string, toast: Parameters<typeof showToast>[0]][] = [
  ['확인', { icon: 'confirm', message: '정보가 변경되었습니다.', subtitle: true }],
  ['경고', { icon: 'alert', message: '변경하지 못했습니다. 잠시 후 다시 시도해 주세요.' }],
  ['그림', { icon: { imageUrl: '/favicon.svg' }, message: '주소가 복사되었습니다.\n원하는 곳에 붙여넣기 해 주세요.' }],
];

export function MessagesGroup() {
  return (
    <>
      <Widget title="모달">
        {modals.map(([name, request]) => (
          <Specimen key={name} label={request.type}>
            <Button onPress={() => openModal(request)}>{name} 모달</Button>
          </Specimen>
        ))}
      </Widget>
      <Widget title="토스트">
        {toasts.map(([name, toast]) => (
          <Specimen key={name} label={name}>
            <Button onPress={() => showToast(toast)}>{name} 토스트</Button>
          </Specimen>
        ))}
      </Widget>
    </>
  );
}
