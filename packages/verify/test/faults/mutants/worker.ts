/** Judges the mutants that the parent process names, one at a time. */
import { startFaultyServer } from '#test/faults/faulty-server.ts';
import { deriveMutants } from './all-mutants.ts';
import { type Baseline, judgeMutant, recordBaseline } from './judge.ts';

/** A message of the parent: the baseline, or the name of a mutant. */
type ParentMessage = { baseline: Baseline } | { mutant: string } | { record: true };

const mutants = new Map(deriveMutants().mutants.map((mutant) => [mutant.name, mutant]));
const server = await startFaultyServer();
let baseline: Baseline = {};

const handle = async (message: ParentMessage): Promise<void> => {
  if ('baseline' in message) baseline = message.baseline;
  else if ('record' in message) process.send?.({ baseline: await recordBaseline(server) });
  else {
    const mutant = mutants.get(message.mutant);
    if (mutant) process.send?.({ judgement: await judgeMutant(server, mutant, baseline) });
  }
};
process.on('message', (message: ParentMessage) => void handle(message));
process.on('disconnect', () => process.exit(0));
process.send?.({ ready: true });
