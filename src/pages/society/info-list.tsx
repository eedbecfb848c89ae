import * as style from './info-list.style.ts';

/** What has to be known before one registers, each with its name. */
export function InfoList({ facts }: { facts: readonly { name: string; text: string }[] }) {
  return (
    <dl className={style.list}>
      {facts.map(({ name, text }) => (
        <div key={name} className={style.row}>
          <dt className={style.name}>{name}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
