/**
 * The share of the judged mutants that the audit must find at least. It is a little below the share of the sample that
 * `npm run test:full` judges. When checks improve, measure this sample again and raise the share.
 */
export const minimumShare = 0.8;

/** What a check would have to do to find the survivors of an operator, in Korean. */
export const missingChecks: Readonly<Record<string, string>> = {
  'autocomplete-removed': '이름표의 글로 칸의 목적을 알고, 그 목적의 autocomplete를 요구한다.',
  'border-contrast': '칸의 테두리와 둘레를 그려진 화소로 견준다.',
  'current-moved': 'aria-current가 있는 링크의 주소를 화면의 주소와 견준다.',
  'description-moved': '오류와 도움말로 보이는 글에서 시작해, 곁의 칸이 그 글을 설명으로 갖는지 본다.',
  'focus-clipped': '계산된 outline이 아니라, 초점이 있을 때와 없을 때의 화소를 견준다.',
  'heading-plain': '제목처럼 큰 글과 같은 모양의 다른 글이 제목인지 견준다.',
  'href-dropped': 'cursor가 손 모양이고 눌리는데 키보드로 닿지 않는 것을 찾는다.',
  'icon-contrast': '아이콘을 그려진 화소로 견준다.',
  'invalid-falsified': 'aria-invalid가 참인 칸에 보이는 오류가 있는지 본다.',
  'key-activation': '버튼마다 Enter와 Space를 누르고, 마우스로 눌렀을 때와 견준다.',
  'key-arrows': '라디오와 탭에서 화살표를 누르고, 고른 것이 바뀌는지 본다.',
  'key-link': '링크에서 Enter를 누르고, 주소가 바뀌는지 본다.',
  'labelledby-moved': '묶음의 이름이 되는 글이 그 묶음 안에 있거나 바로 앞에 있는지 본다.',
  'live-removed': '알려야 할 글을 상태마다 적고, 그 글이 들리는지 본다.',
  'name-swapped': '이름이 같은 두 버튼이 하는 일이 다른지 견준다.',
  'order-css': '초점의 순서를 화면의 위치와 견준다.',
  'part-lang-removed': '라틴 글자만 있는 글이 lang을 갖는지 본다.',
  'placeholder-contrast': '안내 글을 그려진 화소로 견준다.',
  'role-changed': '누르면 주소가 바뀌는 것은 링크, 아닌 것은 버튼인지 견준다.',
  'state-falsified': 'aria-expanded와 aria-selected를, 보이는 목록과 모양과 견준다.',
  'terms-stripped': '이름과 값이 나란히 보이는 글이 목록인지 견준다.',
  'text-contrast-hover': '링크와 버튼에 마우스를 올리고, 글자의 화소를 견준다.',
};
