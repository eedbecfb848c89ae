import { randomBytes } from 'node:crypto';
import { exampleBody } from '#tools/verify/example.ts';
import type { Session, Walk } from '#tools/verify/walk.ts';
import { addressOf, emailCodes, prove } from './email-codes.ts';
import { logIn } from './session.ts';

/** A password that nobody can guess, for an account that stays on the server. */
const newPassword = (): string => `${randomBytes(8).toString('hex')}A1!`;

/** The sign-up of the contract's example, for an account of the run's own. */
function signUpBody(walk: Walk, name: string, password: string) {
  return {
    ...exampleBody('signup', 'complete'),
    member_name: `검증${walk.run.prefix.slice(-4)}`,
    member_id: `${walk.run.prefix}${name}`,
    member_email: addressOf(walk, name),
    member_password: password,
    member_re_password: password,
  };
}

/** Makes an account and logs in with it. */
async function newMember(walk: Walk, name: string): Promise<Session> {
  walk.mayWrite('signup', 'sendEmailVerification', 'verifyCode');
  const password = newPassword();
  walk.run.secrets.add('PASSWORD', password);
  const body = signUpBody(walk, name, password);
  await prove(walk, body.member_email);
  await walk.ask('signup', { body }, 'signedUp');
  walk.run.ledger.leave(`the account ${body.member_id} (${body.member_email})`);
  const session = await logIn(walk, { id: body.member_id, password }, true);
  walk.same(
    session.name,
    body.member_name,
    'stored',
    'the login gives another name than the sign-up',
    '/data/member_name',
  );
  walk.same(session.type, '일반회원', 'stored', 'a sign-up makes a general member', '/data/member_type');
  return session;
}

async function refusedSignUps(walk: Walk, member: Session): Promise<void> {
  await walk.step('an address that was not verified signs nobody up', async () => {
    walk.mayWrite('signup');
    await walk.ask('signup', { body: signUpBody(walk, 'none', newPassword()) }, 'emailNotVerified');
  });

  await walk.step('an ID is free until somebody has it, in capitals too', async () => {
    const free = { param: `${walk.run.prefix}free`, param_type: 'id' };
    await walk.ask('checkJoinDuplicate', { body: free }, 'available');
    await walk.ask('checkJoinDuplicate', { body: free }, 'available');
    for (const param of [member.id, member.id.toUpperCase()]) {
      if (/^[A-Za-z0-9]{6,20}$/.test(param))
        await walk.ask('checkJoinDuplicate', { body: { param, param_type: 'id' } }, 'idTaken');
    }
  });

  await walk.step('two passwords that differ sign nobody up', async () => {
    walk.mayWrite('signup');
    const body = { ...signUpBody(walk, 'differ', newPassword()), member_re_password: newPassword() };
    await prove(walk, body.member_email);
    await walk.ask('signup', { body }, 'passwordsDiffer');
  });

  await walk.step('an ID that is taken, and an address that is taken, sign nobody up', async () => {
    walk.mayWrite('signup');
    const own = walk.need(member.own ? member : null, 'the run made no account', 'signup');
    const email = addressOf(walk, 'taken');
    await prove(walk, email);
    const body = signUpBody(walk, 'taken', newPassword());
    await walk.ask('signup', { body: { ...body, member_id: own.id } }, 'idTaken');
    const address = addressOf(walk, 'a01');
    await prove(walk, address);
    await walk.ask('signup', { body: { ...body, member_email: address } }, 'emailTaken');
  });

  await walk.step('a day that its month does not have signs nobody up', async () => {
    walk.mayWrite('signup');
    const body = { ...signUpBody(walk, 'day', newPassword()), member_birth_month: '2', member_birth_date: '30' };
    await walk.ask('signup', { body }, 'badRequest');
  });
}

async function forgotten(walk: Walk, member: Session): Promise<void> {
  const email = addressOf(walk, 'a01');

  await walk.step('an address that was not verified finds nothing', async () => {
    walk.mayWrite('findMemberPassword');
    const stranger = addressOf(walk, 'stranger');
    await walk.ask('findMemberId', { body: { member_name: member.name, member_email: stranger } }, 'emailNotVerified');
    await walk.ask(
      'findMemberPassword',
      { body: { member_id: member.id, member_email: stranger } },
      'emailNotVerified',
    );
  });

  await walk.step('a verified address finds the ID, and only with the name that belongs to it', async () => {
    walk.mayWrite('findMemberId');
    await prove(walk, email);
    const { data } = await walk.ask(
      'findMemberId',
      { body: { member_name: member.name, member_email: email } },
      'found',
    );
    walk.same(data.member_id, member.id, 'stored', 'another ID is found', '/data/member_id');
    const other = await walk.ask(
      'findMemberId',
      { body: { member_name: '다른이름', member_email: email } },
      'noMember',
    );
    walk.same(other.data.member_id, null, 'stored', 'an ID is found for a name that is not its own', '/data/member_id');
  });

  await walk.step('a password can only be replaced after ID and address were confirmed', async () => {
    walk.mayWrite('resetPw', 'findMemberPassword');
    await walk.ask('resetPw', { body: { member_id: member.id, member_password: newPassword() } }, 'notConfirmed');
    await prove(walk, email);
    await walk.ask('findMemberPassword', { body: { member_id: `${member.id}x`, member_email: email } }, 'mismatch');
    await walk.ask('resetPw', { body: { member_id: member.id, member_password: newPassword() } }, 'notConfirmed');
  });

  await walk.step('a forgotten password is replaced once, and all sessions end', async () => {
    walk.mayWrite('resetPw', 'findMemberPassword');
    await prove(walk, email);
    await walk.ask('findMemberPassword', { body: { member_id: member.id, member_email: email } }, 'confirmed');
    await walk.ask('resetPw', { body: { member_id: member.id, member_password: member.password } }, 'samePassword');
    const [old, password] = [member.password, newPassword()];
    walk.run.secrets.add('PASSWORD', password);
    await walk.ask('resetPw', { body: { member_id: member.id, member_password: password } }, 'reset');
    member.password = password;
    const { access } = member;
    Object.assign(member, await logIn(walk, { id: member.id, password }, true));
    await walk.ask('login', { body: { member_id: member.id, member_password: old } }, 'mismatch');
    await walk.ask('getMemberInfo', { token: access }, 'tokenRejected');
    await walk.ask('resetPw', { body: { member_id: member.id, member_password: newPassword() } }, 'notConfirmed');
  });
}

async function changed(walk: Walk, member: Session): Promise<void> {
  await walk.step('the own password is changed only with the one in use, and the session goes on', async () => {
    walk.mayWrite('changePw');
    const password = newPassword();
    walk.run.secrets.add('PASSWORD', password);
    const change = (from: string, to: string) => ({
      body: { member_original_password: from, member_new_password: to },
    });
    await walk.askAs(member, 'changePw', change(newPassword(), password), 'wrongPassword');
    await walk.askAs(member, 'changePw', change(member.password, member.password), 'samePassword');
    await walk.askAs(member, 'changePw', change(member.password, password), 'changed');
    const old = member.password;
    member.password = password;
    await walk.askAs(member, 'getMemberInfo', {}, 'general');
    await walk.ask('login', { body: { member_id: member.id, member_password: old } }, 'mismatch');
    await logIn(walk, member, true);
  });
}

async function locked(walk: Walk): Promise<void> {
  await walk.step('five failed logins in a row lock an account, for its password too', async () => {
    const member = await newMember(walk, 'c03');
    const login = (password: string) => ({ body: { member_id: member.id, member_password: password } });
    for (let time = 0; time < 5; time += 1) await walk.ask('login', login(newPassword()), 'mismatch');
    await walk.ask('login', login(member.password), 'tooManyFailures');
  });
}

/** Sign-up, e-mail codes, and IDs and passwords that were forgotten or change: all on accounts of the run's own. */
export async function account(walk: Walk): Promise<void> {
  await emailCodes(walk);
  for (const name of ['a01', 'b02']) {
    const made = await walk.step(`a sign-up makes a member (${name})`, () => newMember(walk, name));
    if (made) walk.run.sessions.push(made);
  }
  const own = walk.who(({ own }) => own);
  const anyone = own ?? walk.who();
  if (anyone) await refusedSignUps(walk, anyone);
  if (!own) {
    await walk.step('passwords that were forgotten or change', async () => {
      walk.need(
        null,
        'the run made no account of its own',
        'changePw',
        'resetPw',
        'findMemberPassword',
        'findMemberId',
      );
    });
    return;
  }
  await forgotten(walk, own);
  await changed(walk, own);
  await locked(walk);
}
