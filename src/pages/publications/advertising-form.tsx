import { tableRole } from '#src/components/content/table-role.ts';
import { hidden } from '#src/components/layout/visually-hidden.style.ts';
import { VisuallyHidden } from '#src/components/layout/visually-hidden.tsx';
import { advertising } from '#src/content/advertising.ts';
import * as style from './advertising-form.style.ts';

/** Renders the blank order form for an advertisement, to be printed and filled in by hand. */
export function AdvertisingForm() {
  return (
    <table {...tableRole.table} className={style.form}>
      <caption className={hidden}>광고 게재 신청서 빈 양식</caption>
      <tbody {...tableRole.rowgroup}>
        {advertising.form.map((name) => (
          <tr key={name} {...tableRole.row}>
            <th scope="row" {...tableRole.rowheader} className={style.name}>
              {name}
            </th>
            <td {...tableRole.cell}>
              <VisuallyHidden>적는 곳</VisuallyHidden>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
