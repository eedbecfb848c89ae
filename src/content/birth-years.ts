/** The selectable birth years, latest first. */
export const birthYears: readonly number[] = Array.from({ length: 100 }, (_, index) => 2025 - index);
