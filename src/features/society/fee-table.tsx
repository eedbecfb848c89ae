import { registrationFees } from '../../content/fees';
import { formatWon } from '../../lib/won';
import * as style from './fee-table.style';

/** What a registration costs, by the type of member. */
export function FeeTable() {
  return (
    <table className={style.table}>
      <caption className={style.caption}>학술대회 등록비 (1인 기준)</caption>
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
