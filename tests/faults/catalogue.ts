import { access } from './access.ts';
import type { Fault } from './fault.ts';
import { input } from './input.ts';
import { lists } from './lists.ts';
import { shapes } from './shapes.ts';
import { statuses } from './statuses.ts';
import { stored } from './stored.ts';

/** Every broken server, by the kind of its fault. */
export const catalogue: Record<string, Fault[]> = { shapes, statuses, access, lists, stored, input };

/** All of them. */
export const faults: Fault[] = Object.values(catalogue).flat();
