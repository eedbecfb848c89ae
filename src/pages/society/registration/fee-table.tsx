import { registrationFees } from '#src/content/fees.ts';
import { formatWon } from '#src/lib/text/won.ts';
import * as style from './fee-table.style.ts';

/** What a registration costs, by the type of member. @param labelledBy the id of its heading */
export function FeeTable({ labelledBy }: { labelledBy: string }) {
  return (
    <table aria-labelledby={labelledBy} className={style.table}>
      <thead>
        <tr>
          <th scope="col">회원 구분</th>
          <th scope="col">등록비</th>
        </tr>
      </thead>
      <tbody>
        {registrationFees.map(({ memberType, won }) => (
          <tr key={memberType}>
            <th scope="row">{memberType}</th>
            <td>{formatWon(won)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
