/** What a live region is at one moment. */
export type RegionState = {
  /** How soon a screen reader announces the region; `off` if it announces nothing. */
  level: 'polite' | 'assertive' | 'off';
  /** Whether the region is in the accessibility tree. */
  isExposed: boolean;
  isBusy: boolean;
  /** Whether the whole region is announced when a part of it changes. */
  isAtomic: boolean;
  /** Whether the region has the role `alert`, which is announced also when it is added together with its text. */
  isAlert: boolean;
  /** The texts in the region, in order. */
  texts: readonly string[];
};

/** An announcement, with the time at which its text appeared, in ms. */
export type Announcement = { text: string; level: 'polite' | 'assertive'; time: number };

/** A text that disappears earlier is not read: screen readers wait for further changes before they speak. */
const shortestMs = 120;

/** A region of which a screen reader knows: its texts, since when it is exposed, and what it is about to announce. */
type KnownRegion = { texts: readonly string[]; isReady: boolean; pending?: Announcement };

/**
 * Models which changes of live regions a screen reader announces (WAI-ARIA 1.2, `aria-live`; WCAG 4.1.3). A region must
 * be in the accessibility tree before its text changes. Equal texts are announced once.
 */
export class ScreenReaderModel<Region extends object> {
  readonly #regions = new Map<Region, KnownRegion>();
  readonly #announcements: Announcement[] = [];

  /** Lets the changes of a region count from now on, because the accessibility tree has it. */
  markReady(region: Region): void {
    const known = this.#regions.get(region);
    if (known) known.isReady = true;
  }

  /**
   * Takes note of the present state of a region.
   * @param isLoading whether the document is still being parsed, so that its texts are not announced
   * @returns whether the region is new, so that `markReady` must follow when the accessibility tree has it
   */
  observe(region: Region, state: RegionState, time: number, isLoading = false): boolean {
    const known = this.#regions.get(region);
    if (!state.isExposed || state.level === 'off') {
      this.#forget(region, time);
      return false;
    }
    if (!known) {
      const entry: KnownRegion = { texts: state.texts, isReady: false };
      this.#regions.set(region, entry);
      if (state.isAlert && !isLoading) this.#say(entry, state.texts, state.level, time);
      return true;
    }
    if (state.isBusy) return false;
    const text = state.texts.join(' ');
    if (text === known.texts.join(' ')) return false;
    const added = state.isAtomic ? state.texts : state.texts.filter((one) => !known.texts.includes(one));
    this.#settle(known, time);
    known.texts = state.texts;
    if (!isLoading && (known.isReady || state.isAlert)) this.#say(known, added, state.level, time);
    return false;
  }

  /** Takes note of the regions that exist. All others have been removed. */
  retain(regions: ReadonlySet<Region>, time: number): void {
    for (const region of [...this.#regions.keys()]) if (!regions.has(region)) this.#forget(region, time);
  }

  /** Returns all announcements until now, in the order of their texts. */
  announcements(): Announcement[] {
    const pending = [...this.#regions.values()].flatMap((known) => (known.pending ? [known.pending] : []));
    return [...this.#announcements, ...pending].sort((one, two) => one.time - two.time);
  }

  #say(known: KnownRegion, texts: readonly string[], level: 'polite' | 'assertive', time: number): void {
    const text = texts.join(' ').trim();
    if (text !== '') known.pending = { text, level, time };
  }

  /** Moves the pending text to the announcements, unless it has been visible for too short a time. */
  #settle(known: KnownRegion, time: number): void {
    if (known.pending && time - known.pending.time >= shortestMs) this.#announcements.push(known.pending);
    delete known.pending;
  }

  #forget(region: Region, time: number): void {
    const known = this.#regions.get(region);
    if (!known) return;
    this.#settle(known, time);
    this.#regions.delete(region);
  }
}
