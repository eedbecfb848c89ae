/**
 * Runs the verifier with the variables of the .env files: `npm run verify -- https://api.example`. The verifier itself
 * reads only the variables of the shell.
 */
import { EnvironmentError, readEnvironment } from '#tools/environment/environment.ts';

try {
  const { VERIFY_MEMBERS, VERIFY_CLIENT_SECRET, VITE_CLIENT_SECRET, NO_COLOR } = readEnvironment('development');
  process.env.VERIFY_MEMBERS = VERIFY_MEMBERS.join(' ');
  process.env.VERIFY_CLIENT_SECRET = VERIFY_CLIENT_SECRET ?? VITE_CLIENT_SECRET;
  if (NO_COLOR !== null) process.env.NO_COLOR = NO_COLOR;
  await import('society-verify/command');
} catch (error) {
  if (!(error instanceof EnvironmentError)) throw error;
  console.error(`environment: ${error.message}`);
  // Not exit code 1, which means that the server breaks the contract.
  process.exitCode = 2;
}
