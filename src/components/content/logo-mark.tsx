import * as style from './logo-mark.style.ts';

/** Renders the logo: a drop of two phases with a wave between them, as in an emulsion. @param size the height in px */
export function LogoMark({ size = 32 }: { size?: number }) {
  return (
    <svg aria-hidden="true" className={style.mark} width={size} height={size} viewBox="0 0 32 32">
      <path
        fill="currentColor"
        d="M16 2.500c4.700 6.600 10 11 10 17.200-4.400 3.300-7 1.600-10-.6-3.100-2.300-6.400-3.300-10 .6C6 13.500 11.300 9.100 16 2.500Z"
      />
      <path
        className={style.light}
        d="M25.700 22.300A10 10 0 0 1 6.100 22C9.500 18.500 12.600 19.500 15.800 21.800S21.700 25.200 25.700 22.300Z"
      />
    </svg>
  );
}
