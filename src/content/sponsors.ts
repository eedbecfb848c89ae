/** A firm or body whose mark the site shows. Its picture is the symbol `id` of the sprite. */
export type Mark = { id: string; name: string };

/** 특별후원사. All invented. */
export const sponsors: readonly Mark[] = Array.from({ length: 26 }, (_, index) => ({
  id: `sponsor-${index + 1}`,
  name: `후원사 ${index + 1}`,
}));
