/** Starts the command. `--contract` is read first, because the other modules derive their checks from the contract. */
import { parseArgs } from 'node:util';
import { ContractError, useContract } from '#verify/contract/contract-file.ts';

/** Returns the file of `--contract`, or undefined. The other options are checked later. */
function contractOption(args: string[]): string | undefined {
  const { values } = parseArgs({ args, options: { contract: { type: 'string' } }, strict: false });
  return typeof values.contract === 'string' ? values.contract : undefined;
}

/** Runs the command and returns its exit code. */
async function startCommand(args: string[]): Promise<number> {
  const file = contractOption(args);
  try {
    if (file !== undefined) useContract(file);
    const { runCommandLine } = await import('#verify/main.ts');
    return await runCommandLine(args);
  } catch (error) {
    // A part of the contract that the checks need may be missing. Without `--contract`, the error is one of the verifier.
    if (file === undefined || !(error instanceof Error)) throw error;
    const line =
      error instanceof ContractError ? error.message : `the contract ${file} cannot be used: ${error.message}`;
    console.error(`verify: ${line}`);
    return 2;
  }
}

process.exitCode = await startCommand(process.argv.slice(2));
