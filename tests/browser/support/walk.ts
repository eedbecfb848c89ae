/** The expected behaviour of a screen: its states, and the next state after each action. */
export type Model<State, Action extends string> = {
  initial: State;
  actions: readonly Action[];
  next: (state: State, action: Action) => State;
};

/** The coverage of a walk. */
export type Walk = { states: number; transitions: number; paths: number };

/**
 * Walks a model until every action was tried in every reachable state. From a state with nothing left to try, the walk
 * continues on the shortest path to a state that has something left; each such run is a path.
 * @param perform performs the action on the screen
 * @param check compares the screen with the state
 */
export async function walkModel<State, Action extends string>(
  { initial, actions, next }: Model<State, Action>,
  perform: (action: Action) => Promise<unknown>,
  check: (state: State, how: string) => Promise<unknown> | unknown,
): Promise<Walk> {
  const stateKey = (state: State) => JSON.stringify(state);
  const tried = new Map<string, Set<Action>>();
  const untriedActions = (state: State) => actions.filter((action) => !tried.get(stateKey(state))?.has(action));

  /** Returns the actions that lead to the nearest state with something left to try; null if there is none. */
  const pathToUntried = (from: State): Action[] | null => {
    const seen = new Set([stateKey(from)]);
    let edge: { state: State; way: Action[] }[] = [{ state: from, way: [] }];
    while (edge.length > 0) {
      const found = edge.find(({ state }) => untriedActions(state).length > 0);
      if (found) return found.way;
      edge = edge.flatMap(({ state, way }) =>
        actions.flatMap((action) => {
          const to = next(state, action);
          if (seen.has(stateKey(to))) return [];
          seen.add(stateKey(to));
          return [{ state: to, way: [...way, action] }];
        }),
      );
    }
    return null;
  };

  let state = initial;
  let [transitions, paths] = [0, 1];
  const performStep = async (action: Action) => {
    const how = `${stateKey(state)} → ${action}`;
    await perform(action);
    state = next(state, action);
    await check(state, how);
  };
  await check(state, 'at the beginning');
  for (;;) {
    const way = pathToUntried(state);
    if (way === null) return { states: tried.size, transitions, paths };
    if (way.length > 0) paths += 1;
    for (const action of way) await performStep(action);
    const [action] = untriedActions(state);
    if (action === undefined) throw new Error('The way on leads nowhere.');
    const key = stateKey(state);
    tried.set(key, (tried.get(key) ?? new Set()).add(action));
    transitions += 1;
    await performStep(action);
  }
}
