import { RichText } from '#src/components/content/rich-text.tsx';
import { formatWon } from '#src/lib/text/won.ts';
import { Specimen, Widget } from './specimen.tsx';

const html = `
<h2>사전등록 안내</h2>
<p>학술대회 <strong>사전등록</strong>은 <a href="/society">학회활동</a> 화면에서 합니다.
  자세한 내용은 <a href="https://journal.example/guide">안내문</a>을 참고해 주세요.</p>
<ul><li>기간: 11월 3일부터 14일까지</li><li>등록비: 200,000원</li></ul>
<blockquote>현장에서는 현금으로만 등록할 수 있습니다.</blockquote>
<table><thead><tr><th scope="col">구분</th><th scope="col">등록비</th></tr></thead>
<tbody><tr><td>일반회원</td><td>200,000원</td></tr><tr><td>학생회원</td><td>100,000원</td></tr></tbody></table>`;

export function TextGroup() {
  return (
    <>
      <Widget title="편집기로 쓴 글" isWide>
        <RichText html={html} />
      </Widget>
      <Widget title="금액">
        <Specimen label="숫자">{formatWon(200_000)}</Specimen>
        <Specimen label="숫자가 아님">{formatWon('무료')}</Specimen>
      </Widget>
    </>
  );
}
