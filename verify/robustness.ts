import type { Walk } from './walk';
export async function robustness(_walk: Walk): Promise<void> {}
