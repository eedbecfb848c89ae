/** Returns another code of six digits. */
export const wrongCode = (code: string): string => code.replace(/.$/, (digit) => String((Number(digit) + 1) % 10));
