import { bytesOf, exampleBody } from '#tools/verify/example.ts';
import type { Session, Walk } from '#tools/verify/walk.ts';
import { prove } from './email-codes.ts';

/** Every member's own pages, as they are stored. */
async function read(walk: Walk): Promise<void> {
  for (const session of walk.run.sessions.filter(({ own }) => !own)) {
    const number = walk.run.sessions.indexOf(session) + 1;
    await walk.step(`member ${number} reads the own pages`, async () => {
      const { data } = await walk.askAs(session, 'getMemberInfo', {}, 'general');
      const { member_id, member_name } = data.member_info;
      walk.same(member_id, session.id, 'own-data', 'the profile is of another ID', '/data/member_info/member_id');
      walk.same(
        member_name,
        session.name,
        'own-data',
        'the profile is of another name',
        '/data/member_info/member_name',
      );
      const type = data.member_info.member_type;
      if (type !== null)
        walk.same(type, session.type, 'own-data', 'profile and login differ', '/data/member_info/member_type');
      await walk.askAs(session, 'getMemberCompanyInfo', {}, 'company');
      await walk.askAs(session, 'getMemberEduInfo', {}, 'education');
      await notServed(walk, (await certificate(walk, session)).file_pk);
    });
  }
}

/** A certificate has a file, or none, as a whole. */
async function certificate(walk: Walk, session: Session) {
  const { data } = await walk.askAs(session, 'getStudentCertificate', {}, 'none');
  const isNone = data.file_pk === null;
  const holds = !isNone || (data.file_name === null && data.file_size === null);
  walk.check(holds, {
    rule: 'certificate',
    message: 'a certificate without a file has a name or a size',
    pointer: '/data',
  });
  return data;
}

/** A student certificate is a personal file: a guest who knows its number gets none. */
async function notServed(walk: Walk, pk: number | null): Promise<void> {
  if (pk !== null) await walk.ask('fileDownload', { query: { file_pk: pk } }, 'notFound');
}

async function signedUp(walk: Walk, member: Session): Promise<void> {
  await walk.step('what was signed up with is read back', async () => {
    const sent = exampleBody('signup', 'complete');
    const { data } = await walk.askAs(member, 'getMemberInfo', {}, 'general');
    const info: Record<string, unknown> = { ...data.member_info };
    const names = [
      'member_en_name',
      'member_birth_year',
      'member_zipcode',
      'member_address',
      'member_address_detail',
      'member_cell',
    ];
    for (const name of names)
      walk.same(info[name], sent[name], 'stored', `${name} is not what was sent`, `/data/member_info/${name}`);
    for (const name of ['member_birth_month', 'member_birth_date']) {
      walk.same(
        Number(info[name]),
        Number(sent[name]),
        'stored',
        `${name} is not what was sent`,
        `/data/member_info/${name}`,
      );
    }
    walk.same(
      info.member_gender,
      sent.member_gender === '남' ? 'm' : 'f',
      'stored',
      '남 is m, 여 is f',
      '/data/member_info/member_gender',
    );
    const { data: work } = await walk.askAs(member, 'getMemberCompanyInfo', {}, 'company');
    for (const [name, value] of Object.entries(work.member_company_info)) {
      walk.same(value, sent[name], 'stored', `${name} is not what was sent`, `/data/member_company_info/${name}`);
    }
    const { data: education } = await walk.askAs(member, 'getMemberEduInfo', {}, 'education');
    const text = education.member_edu_info.map((record) =>
      [
        record.member_edu_school,
        record.member_edu_specialty,
        record.member_edu_degree,
        record.member_edu_gradation_year,
        record.member_edu_nation,
      ].join('♩'),
    );
    walk.same(text.join('♫'), sent.member_edu, 'stored', 'education is not what was sent', '/data/member_edu_info');
  });
}

async function edited(walk: Walk, member: Session, other: Session | undefined): Promise<void> {
  await walk.step('a profile is changed, read back, and changed back', async () => {
    const { data } = await walk.askAs(member, 'getMemberInfo', {}, 'general');
    const { member_type: _, member_name: __, member_id: ___, ...before } = data.member_info;
    const changed = {
      ...before,
      member_en_name: 'Verify "Quoted" O’Neil',
      member_address_detail: '나동 <101>호 & 옥상 🧪',
      member_zipcode: '04321',
    };
    await walk.askAs(member, 'modifyMemberInfo', { body: changed }, 'saved');
    const after = await walk.askAs(member, 'getMemberInfo', {}, 'general');
    const { member_type: type, member_name: name, member_id: id, ...stored } = after.data.member_info;
    for (const [field, value] of Object.entries(changed)) {
      walk.same(
        stored[field as keyof typeof stored],
        value,
        'stored',
        `${field} is not what was sent`,
        `/data/member_info/${field}`,
      );
    }
    walk.same(
      [type, name, id],
      [data.member_info.member_type, data.member_info.member_name, data.member_info.member_id],
      'stored',
      'name, ID or type changed with the profile',
      '/data/member_info',
    );
    await walk.askAs(member, 'modifyMemberInfo', { body: before }, 'saved');
  });

  await walk.step('a profile is not changed to an address that was not verified, or is taken', async () => {
    const { data } = await walk.askAs(member, 'getMemberInfo', {}, 'general');
    const { member_type: _, member_name: __, member_id: ___, ...before } = data.member_info;
    const unproven = walk.run.settings.email.replace('{id}', `${walk.run.prefix}unproven`);
    await walk.askAs(member, 'modifyMemberInfo', { body: { ...before, member_email: unproven } }, 'emailNotVerified');
    const day = { ...before, member_birth_month: '2', member_birth_date: '30' };
    await walk.askAs(member, 'modifyMemberInfo', { body: day }, 'badRequest');
    const still = await walk.askAs(member, 'getMemberInfo', {}, 'general');
    walk.same(
      still.data.member_info.member_email,
      before.member_email,
      'stored',
      'a refused change was stored',
      '/data/member_info/member_email',
    );
    const neighbour = walk.need(other, 'there is no second account of the run', 'modifyMemberInfo');
    const taken = (await walk.askAs(neighbour, 'getMemberInfo', {}, 'general')).data.member_info.member_email ?? '';
    await prove(walk, taken);
    await walk.askAs(member, 'modifyMemberInfo', { body: { ...before, member_email: taken } }, 'emailTaken');
  });

  await walk.step('a workplace is emptied, and set', async () => {
    const empty = exampleBody('modifyMemberCompanyInfo', 'empty');
    const full = exampleBody('modifyMemberCompanyInfo', 'otherPosition');
    for (const [body, outcome] of [
      [empty, 'empty'],
      [full, 'otherPosition'],
    ] as const) {
      await walk.askAs(member, 'modifyMemberCompanyInfo', { body }, 'saved');
      const { data } = await walk.askAs(member, 'getMemberCompanyInfo', {}, outcome);
      for (const [field, value] of Object.entries(data.member_company_info)) {
        walk.same(value, body[field], 'stored', `${field} is not what was sent`, `/data/member_company_info/${field}`);
      }
    }
  });

  await walk.step('education is replaced as a whole, in the order that was sent', async () => {
    const record = (school: string, year: string) => ({
      member_edu_school: school,
      member_edu_specialty: '화장품 & 제형학',
      member_edu_degree: '석사',
      member_edu_gradation_year: year,
      member_edu_nation: '대한민국',
    });
    const body = [record('나 대학교', '2010'), record('가 대학교', '1999'), record('다 University 🎓', '2020')];
    await walk.askAs(member, 'modifyMemberEduInfo', { body }, 'saved');
    const { data } = await walk.askAs(member, 'getMemberEduInfo', {}, 'education');
    walk.same(data.member_edu_info, body, 'stored', 'education is not what was sent', '/data/member_edu_info');
    await walk.askAs(member, 'modifyMemberEduInfo', { body: body.slice(0, 1) }, 'saved');
    const fewer = await walk.askAs(member, 'getMemberEduInfo', {}, 'education');
    walk.same(
      fewer.data.member_edu_info,
      body.slice(0, 1),
      'stored',
      'what was left out is still there',
      '/data/member_edu_info',
    );
  });
}

async function certified(walk: Walk, member: Session): Promise<void> {
  await walk.step('a certificate waits after its upload, and is not served to a guest by its number', async () => {
    const bytes = bytesOf(12_345);
    const file = '재학증명서 (1).pdf';
    await walk.askAs(member, 'enrollStudentCertificate', { parts: [{ name: 'file', file, bytes }] }, 'enrolled');
    const data = await certificate(walk, member);
    walk.same(data.file_name, file, 'stored', 'the file has another name', '/data/file_name');
    walk.same(data.file_size, bytes.length, 'stored', 'the file has another size', '/data/file_size');
    walk.same(
      data.member_student_certificate_yn,
      '인증 대기',
      'stored',
      'a new certificate does not wait',
      '/data/member_student_certificate_yn',
    );
    await notServed(walk, walk.need(data.file_pk, 'the certificate has no file'));
  });

  await walk.step('a certificate of no bytes is refused, and the one before it stays', async () => {
    const before = await certificate(walk, member);
    const parts = [{ name: 'file', file: 'empty.pdf', bytes: bytesOf(0) }];
    await walk.askAs(member, 'enrollStudentCertificate', { parts }, 'fileRejected');
    const after = await certificate(walk, member);
    walk.same(after, before, 'stored', 'a refused upload changed the certificate', '/data');
  });
}

/** A member's own pages: read for each member that was given, changed on an account of the run's own. */
export async function member(walk: Walk): Promise<void> {
  await read(walk);
  const [own, other] = walk.run.sessions.filter((session) => session.own);
  if (own) {
    await walk.step('a new member has no certificate', async () => {
      const data = await certificate(walk, own);
      walk.same(data.file_pk, null, 'own-data', 'a new member has a certificate', '/data/file_pk');
    });
    await signedUp(walk, own);
    await edited(walk, own, other);
    await certified(walk, own);
    return;
  }
  await walk.step('pages of a member are changed', async () => {
    walk.need(
      null,
      'the run made no account of its own',
      'modifyMemberInfo',
      'modifyMemberCompanyInfo',
      'modifyMemberEduInfo',
      'enrollStudentCertificate',
    );
  });
}
