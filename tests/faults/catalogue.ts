import { access } from './access';
import type { Fault } from './fault';
import { input } from './input';
import { lists } from './lists';
import { shapes } from './shapes';
import { statuses } from './statuses';
import { stored } from './stored';

/** Every broken server, by the kind of its fault. */
export const catalogue: Record<string, Fault[]> = { shapes, statuses, access, lists, stored, input };

/** All of them. */
export const faults: Fault[] = Object.values(catalogue).flat();
