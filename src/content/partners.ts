import type { Mark } from './sponsors';

/** 협력 기관. All invented. */
export const partners: readonly Mark[] = Array.from({ length: 9 }, (_, index) => ({
  id: `partner-${index + 1}`,
  name: `협력 기관 ${index + 1}`,
}));
