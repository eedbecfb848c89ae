import type { OperationId } from '#mocks/generated/operations.ts';
import { contractOperation, operationIds } from '#mocks/http/document.ts';
import type { Source } from '#mocks/request-log/request-entry.ts';
import { nearestName } from '#tools/environment/nearest-name.ts';

const tagsOf = (id: OperationId): readonly string[] => contractOperation(id).tags ?? [];
const knownTags = new Set(operationIds.flatMap(tagsOf));

/**
 * Returns the operations that an option names.
 * @param names operations and tags of the contract
 * @throws Error with one line that names the nearest known name
 */
function operationsNamed(option: string, names: readonly string[]): { single: OperationId[]; tagged: OperationId[] } {
  for (const name of names) {
    const known = [...operationIds, ...knownTags];
    if (known.includes(name)) continue;
    const nearest = nearestName(name, known);
    const remedy = nearest ? `Did you mean ${nearest}?` : `The tags are ${[...knownTags].join(', ')}.`;
    throw new Error(`--${option}: the contract has no operation or tag ${name}. ${remedy}`);
  }
  return {
    single: operationIds.filter((id) => names.includes(id)),
    tagged: operationIds.filter((id) => tagsOf(id).some((tag) => names.includes(tag))),
  };
}

const splitNames = (text: string | undefined): string[] =>
  (text ?? '')
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '');

/** The source of each operation. It changes by the panel, and when the backend turns out to lack an operation. */
export class Sources {
  readonly #sources: Map<OperationId, Source>;
  /** The operations that the mock answers if the backend lacks them. */
  readonly #replaceable: Set<OperationId>;
  /** The ID of the persona that answers for members of the backend, or null for one of the same type of member. */
  persona: string | null = null;

  /**
   * Reads the options of a command. An operation that no option names is the backend's, unless only `real` names any.
   * An operation counts more than its tag.
   * @param mock names for the mock, and `missing` for operations that the backend lacks
   * @param real names that the backend answers, even with the status of a missing operation
   * @throws Error with one line
   */
  constructor({ mock, real }: { mock?: string | undefined; real?: string | undefined } = {}) {
    const mockNames = splitNames(mock);
    const named = mockNames.filter((name) => name !== 'missing');
    const mocked = operationsNamed('mock', named);
    const kept = operationsNamed('real', splitNames(real));
    for (const level of ['single', 'tagged'] as const) {
      const twice = mocked[level].find((id) => kept[level].includes(id));
      if (twice) throw new Error(`--mock and --real both name ${twice}. Name it in one of them.`);
    }
    const isRestMocked = mockNames.length === 0 && kept.single.length + kept.tagged.length > 0;
    const isMocked = (id: OperationId): boolean => {
      if (mocked.single.includes(id) || kept.single.includes(id)) return mocked.single.includes(id);
      if (mocked.tagged.includes(id) || kept.tagged.includes(id)) return mocked.tagged.includes(id);
      return isRestMocked;
    };
    this.#sources = new Map(operationIds.map((id) => [id, isMocked(id) ? 'mock' : 'backend']));
    const isReplaceable = mockNames.includes('missing');
    const keptIds = [...kept.single, ...kept.tagged];
    this.#replaceable = new Set(isReplaceable ? operationIds.filter((id) => !keptIds.includes(id)) : []);
  }

  of(id: OperationId): Source {
    return this.#sources.get(id) ?? 'backend';
  }

  isBackend(id: OperationId): boolean {
    return this.of(id) === 'backend';
  }

  /** Returns whether the mock answers an operation that the backend lacks. */
  isReplaceable(id: OperationId): boolean {
    return this.#replaceable.has(id);
  }

  set(id: OperationId, source: Source): void {
    this.#sources.set(id, source);
  }

  /** Returns the sources of all operations. */
  all(): Record<string, Source> {
    return Object.fromEntries(this.#sources);
  }
}
