import { useState } from 'react';
import { memberIdMaxLength, memberIdMinLength } from '#src/api/generated/constants.ts';
import { getInfoQuerySearchMax } from '#src/api/generated/limits/board.ts';
import { MemberType } from '#src/api/generated/model/memberType.ts';
import { SearchCategory } from '#src/api/generated/model/searchCategory.ts';
import { SearchField } from '#src/components/fields/search-field.tsx';
import { Select } from '#src/components/fields/select.tsx';
import { TextField } from '#src/components/fields/text-field.tsx';
import { Specimen, Widget } from './specimen.tsx';

const scopes = [
  { key: SearchCategory.all, text: '전체' },
  { key: SearchCategory.title, text: '제목' },
  { key: SearchCategory.content, text: '내용' },
] as const;

type Scope = (typeof scopes)[number]['key'];

function SearchSpecimen({ label, errorMessage }: { label: string; errorMessage?: string }) {
  const [value, setValue] = useState(errorMessage ? '가'.repeat(101) : '');
  return (
    <SearchField
      label={label}
      placeholder="검색어를 입력해 주세요."
      value={value}
      onChange={setValue}
      onSubmit={setValue}
      errorMessage={errorMessage}
    />
  );
}

export function FieldsGroup() {
  const [scope, setScope] = useState<Scope>(SearchCategory.all);
  return (
    <>
      <Widget title="글 입력">
        <Specimen label="기본">
          <TextField label="이름" placeholder="이름을 입력해 주세요." />
        </Specimen>
        <Specimen label="설명">
          <TextField
            label="아이디"
            description={`영문과 숫자 ${memberIdMinLength}~${memberIdMaxLength}자`}
            defaultValue="hanbit"
          />
        </Specimen>
        <Specimen label="가리킴" forcedState="hover">
          <TextField label="소속" defaultValue="한빛대학교 화장품공학과" />
        </Specimen>
        <Specimen label="초점" forcedState="focus">
          <TextField label="연락처" defaultValue="010-0000-0000" />
        </Specimen>
        <Specimen label="오류">
          <TextField label="이메일" defaultValue="가람@" isInvalid errorMessage="이메일 형식을 확인해 주세요." />
        </Specimen>
        <Specimen label="사용 안 함">
          <TextField label="회원구분" defaultValue={MemberType.general} isDisabled />
        </Specimen>
      </Widget>
      <Widget title="고르기">
        <Specimen label="선택됨">
          <Select label="검색 범위" options={scopes} selected={scope} onSelect={setScope} />
        </Specimen>
        <Specimen label="초점" forcedState="focus">
          <Select label="검색 범위" options={scopes} selected={scope} onSelect={setScope} />
        </Specimen>
      </Widget>
      <Widget title="검색">
        <Specimen label="기본">
          <SearchSpecimen label="공지사항 검색" />
        </Specimen>
        <Specimen label="오류">
          <SearchSpecimen
            label="자유게시판 검색"
            errorMessage={`검색어는 ${getInfoQuerySearchMax}자까지 입력할 수 있습니다.`}
          />
        </Specimen>
      </Widget>
    </>
  );
}
