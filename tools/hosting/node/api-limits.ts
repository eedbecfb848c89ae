import { accountText } from '#tools/hosting/nginx/account-pattern.ts';
import { comparedPath, operationPattern } from '#tools/hosting/operation-path.ts';
import type { RateLimit } from '#tools/hosting/table.ts';
import { RateLimiter } from './rate-limiter.ts';

/** The accounts that a limit distinguishes. The others of an address share one limit. */
const accountPattern = new RegExp(`^${accountText}$`);

/** Reads the account of a JSON body; null if the body has no readable account. */
function readAccount(body: Buffer, property: string): string | null {
  try {
    const json: unknown = JSON.parse(body.toString());
    const account: unknown = typeof json === 'object' && json !== null ? Reflect.get(json, property) : null;
    return typeof account === 'string' && accountPattern.test(account) ? account.toLowerCase() : null;
  } catch {
    return null;
  }
}

/** Decides about requests to one operation. */
export type OperationLimit = { accept: (address: string, body: Buffer) => boolean };

/**
 * Creates the limits of the operations.
 * @param now the clock, in milliseconds
 * @returns the function that finds the limit of a request by the target of its request line, in every spelling
 */
export function operationLimits(limits: readonly RateLimit[], now: () => number) {
  const operations = limits.map(({ path, account: property, perAddress, perAccount }) => {
    const addresses = new RateLimiter(perAddress, now);
    const accounts = new RateLimiter(perAccount, now);
    const accept = (address: string, body: Buffer) => {
      const account = readAccount(body, property);
      return addresses.accept(address) && accounts.accept(account === null ? address : `${address} ${account}`);
    };
    return { pattern: new RegExp(operationPattern(path), 'i'), limit: { accept } };
  });
  return (target: string): OperationLimit | null => {
    const path = comparedPath(target);
    return operations.find(({ pattern }) => pattern.test(path))?.limit ?? null;
  };
}
