import { faker } from '@faker-js/faker/locale/ko';
import { getResponse, type HttpHandler } from 'msw';
import { mockStart } from '#mocks/store/clock.ts';

/** Any fixed number. */
const seed = 1;

let previous: Promise<unknown> = Promise.resolve();

/**
 * Returns the response of a generated handler without its own data. The handler takes an example of the contract, or
 * faker's values for the schema. Faker starts with the same seed and date for each response, so that all runs are equal.
 * @param request a request without a body, because generated handlers do not read it
 * @throws Error when the handler does not respond to this method and URL
 */
export function seededResponse(handler: HttpHandler, request: Request): Promise<Response> {
  const respondWithSeed = async () => {
    faker.seed(seed);
    faker.setDefaultRefDate(mockStart);
    const response = await getResponse([handler], request);
    if (!response) throw new Error(`The generated handler does not respond to ${request.method} ${request.url}.`);
    return response;
  };
  // All handlers share one faker, so the next handler must not set the seed before this one has its values.
  const response = previous.then(respondWithSeed);
  previous = response.catch(() => undefined);
  return response;
}
