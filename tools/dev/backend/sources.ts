import type { OperationId } from '#mocks/generated/operations.ts';
import { contractOperation, operationIds } from '#mocks/http/document.ts';
import type { Source } from '#mocks/request-log/request-entry.ts';
import { nearestName } from '#tools/environment/nearest-name.ts';

const tagsOf = (id: OperationId): readonly string[] => contractOperation(id).tags ?? [];
const knownTags = new Set(operationIds.flatMap(tagsOf));

/**
 * Returns the operations and tags that an option names.
 * @throws Error with one line that names the nearest known name
 */
function namesIn(option: string, text = ''): string[] {
  const names = text.split(/[\s,]+/).filter(Boolean);
  const known = [...operationIds, ...knownTags];
  const unknown = names.find((name) => !known.includes(name) && !(option === 'mock' && name === 'missing'));
  if (unknown === undefined) return names;
  const nearest = nearestName(unknown, known);
  const remedy = nearest ? `Did you mean ${nearest}?` : `The tags are ${[...knownTags].join(', ')}.`;
  throw new Error(`--${option}: the contract has no operation or tag ${unknown}. ${remedy}`);
}

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
    const mockNames = namesIn('mock', mock);
    const realNames = namesIn('real', real);
    const isRestMocked = mockNames.length === 0 && realNames.length > 0;
    const sourceOf = (id: OperationId): Source => {
      for (const names of [[id], tagsOf(id)]) {
        const [isMocked, isReal] = [mockNames, realNames].map((named) => named.some((name) => names.includes(name)));
        if (isMocked && isReal) throw new Error(`--mock and --real both name ${id}. Name it in one of them.`);
        if (isMocked || isReal) return isMocked ? 'mock' : 'backend';
      }
      return isRestMocked ? 'mock' : 'backend';
    };
    this.#sources = new Map(operationIds.map((id) => [id, sourceOf(id)]));
    const isKept = (id: OperationId) => [id, ...tagsOf(id)].some((name) => realNames.includes(name));
    this.#replaceable = new Set(mockNames.includes('missing') ? operationIds.filter((id) => !isKept(id)) : []);
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
