import * as style from './logo-mark.style';

/** The society's mark: a drop with the droplets of an emulsion in it, one of them the light of its name. */
export function LogoMark({ size = 32 }: { size?: number }) {
  return (
    <svg aria-hidden="true" className={style.mark} width={size} height={size} viewBox="0 0 32 32">
      <path
        fill="currentColor"
        fillRule="evenodd"
        d="M16 2.500c4.700 6.600 10 11 10 17.200a10 10 0 0 1-20 0C6 13.500 11.300 9.100 16 2.500Zm2.300 12.900a4.500 4.500 0 1 0 0 9 4.500 4.500 0 0 0 0-9Zm-6.100-.7a1.700 1.700 0 1 0 0 3.400 1.700 1.700 0 0 0 0-3.400Z"
      />
      <circle className={style.light} cx="18.300" cy="19.900" r="2.300" />
    </svg>
  );
}
