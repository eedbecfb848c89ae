import { Pool } from 'undici';
import { medianOf } from './median.ts';

/** A request that is sent repeatedly. */
export type Load = {
  name: string;
  method: 'GET' | 'POST';
  path: string;
  headers: Record<string, string>;
  body?: string;
};

/** The requests per second of a load, and the median of its latency. */
export type LoadResult = { perSecond: number; latencyMs: number };

const connections = 16;

/**
 * Sends a request repeatedly over sixteen connections.
 * @param seconds the duration
 * @throws Error if any response is not a success
 */
export async function runLoad(address: string, { name, ...request }: Load, seconds: number): Promise<LoadResult> {
  const pool = new Pool(address, { connections });
  const times: number[] = [];
  const end = performance.now() + seconds * 1000;
  const sendUntilEnd = async () => {
    while (performance.now() < end) {
      const started = performance.now();
      const { statusCode, body } = await pool.request(request);
      await body.dump();
      if (statusCode !== 200) throw new Error(`${name} at ${address}: status ${statusCode}.`);
      times.push(performance.now() - started);
    }
  };
  await Promise.all(Array.from({ length: connections }, sendUntilEnd));
  await pool.close();
  return { perSecond: times.length / seconds, latencyMs: medianOf(times) };
}
