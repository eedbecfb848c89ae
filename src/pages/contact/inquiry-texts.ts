/** The texts of the inquiry form. */
export const texts = {
  sent: '제출이 완료되었습니다.',
  failed: '제출에 실패하였습니다.',
  mayBeStored: {
    message: '앞서 제출하신 문의가 이미 접수되었을 수 있습니다.\n다시 제출하면 같은 문의가 두 번 접수될 수 있습니다.',
    buttonText: '다시 제출',
  },
  phoneHint: "'-'없이 숫자만 입력",
};

export const messages = {
  inquiry_name: { empty: '이름을 입력해 주세요.' },
  inquiry_email: { empty: '이메일을 입력해 주세요.', format: '이메일 주소 형식을 확인해 주세요.' },
  inquiry_cell: { empty: '전화번호를 입력해 주세요.' },
  inquiry_title: { empty: '제목을 입력해 주세요.' },
  inquiry_content: { empty: '내용을 입력해 주세요.' },
};
