import type { OutcomesByOperation } from '#tests/contract/examples/outcome-steps.ts';
import { accessTokenOf, exampleBody } from '#tests/contract/support/request-data.ts';
import type { Visitor } from '#tests/contract/support/visitor.ts';

const logInWith = (visitor: Visitor, id: string, password = `${id}!`) =>
  visitor.client.POST('/v1/front/login', { body: { member_id: id, member_password: password } });

/** The steps to the outcomes of the session operations. */
export const session: OutcomesByOperation = {
  login: {
    loggedIn: (visitor) => logInWith(visitor, 'hanbit01'),
    loggedInStudent: (visitor) => logInWith(visitor, 'hanbit02'),
    loggedInSpecial: (visitor) => logInWith(visitor, 'hanbit03'),
    loggedInHonorary: (visitor) => logInWith(visitor, 'hanbit04'),
    mismatch: (visitor) => logInWith(visitor, 'hanbit01', 'wrong'),
    async tooManyFailures(visitor) {
      for (let time = 0; time < 5; time += 1) await logInWith(visitor, 'hanbit01', 'wrong');
      return logInWith(visitor, 'hanbit01');
    },
  },
  requestToken: {
    async refreshed(visitor) {
      const { refresh_token } = await visitor.logIn();
      return visitor.client.POST('/v1/front/requestToken', { body: { refresh_token } });
    },
    async sessionExpired(visitor) {
      const { refresh_token } = await visitor.logIn();
      visitor.db.clock.advance(15 * 24 * 3_600_000);
      return visitor.client.POST('/v1/front/requestToken', { body: { refresh_token } });
    },
    tokenRejected: (visitor) => visitor.client.POST('/v1/front/requestToken', { body: exampleBody('requestToken') }),
  },
  logout: {
    loggedOut: async (visitor) => visitor.withToken(await accessTokenOf(visitor)).POST('/v1/front/logout'),
  },
};
