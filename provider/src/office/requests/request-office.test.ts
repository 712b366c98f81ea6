import { randomUUID } from 'node:crypto';
import { openProviderFixture, type ProviderFixture } from '../../testing/provider-fixture.ts';
import { openOffice } from '../testing/office-fixture.ts';
import { collectWork } from './collect-work.ts';

type Person = Awaited<ReturnType<ReturnType<typeof openOffice>['signIn']>>;

describe('What customers ask the office', () => {
  let provider: ProviderFixture;
  let support: Person;
  let finance: Person;
  beforeAll(async () => {
    provider = await openProviderFixture();
    const office = openOffice(provider);
    support = await office.signIn('support');
    finance = await office.signIn('finance');
  });
  afterAll(() => provider.close());

  const workOf = async (kind: string) => (await support.get(`work_list/?kind=${kind}&limit=200`)).result.items;
  const take = (by: Person, work: object) => by.post('work_list/owner/', { ...work, was: null, owner: by.id });
  const actsAbout = async (subject: string) =>
    (
      await provider.deps.db
        .selectFrom('audit_log')
        .select(['name', 'act', 'after'])
        .where('subject', '=', subject)
        .orderBy('id')
        .execute()
    ).map(({ name, act, after }) => [name, act, after]);

  /** A question of a customer, on the work list. */
  async function asked(email = `bat-${randomUUID()}@example.mn`) {
    // The newest of the list is this one.
    provider.clock.advance(1_000);
    await provider.app.inject({
      method: 'POST',
      url: '/api/gandan/air/customer_help_center/',
      headers: { 'accept-language': 'ru' },
      payload: {
        dial_code: '976',
        phone: '99112233',
        name: 'Бат',
        email,
        message: 'Where is my ticket?',
        ref_number: '',
      },
    });
    await collectWork(provider.deps);
    return { work: { kind: 'request', reference: String((await workOf('request')).at(-1).reference) }, email };
  }

  it('comes onto the work list once, and stays done', async () => {
    const { work } = await asked();
    await Promise.all([collectWork(provider.deps), collectWork(provider.deps)]);
    const listed = async () =>
      (await workOf('request')).filter(({ reference }: { reference: string }) => reference === work.reference);
    expect(await listed()).toHaveLength(1);
    expect((await listed())[0].task).not.toContain('Бат');
    await take(support, work);
    await support.post('work_list/done/', { ...work, reason: 'Called back' });
    await collectWork(provider.deps);
    expect(await listed()).toEqual([]);
  });

  it('[PII-2] is read by who has taken it and nobody else, which the audit log says once', async () => {
    const { work, email } = await asked();
    const read = (by: Person) => by.post('work_list/request/', { reference: work.reference });
    expect([(await read(support)).status, (await read(finance)).status]).toEqual([409, 409]);
    await take(support, work);
    expect((await read(support)).result).toMatchObject({
      kind: 'help',
      name: 'Бат',
      phone: '+976 99112233',
      email,
      message: 'Where is my ticket?',
      locale: 'ru',
    });
    await read(support);
    expect((await read(finance)).status).toBe(409);
    const acts = await actsAbout(`request ${work.reference}`);
    expect(acts.filter(([, act]) => act === 'read-request')).toEqual([['Сараа', 'read-request', null]]);
  });

  it('is answered by mail in the customer’s language, once for each wish, and the answer is a note', async () => {
    const { work, email } = await asked();
    await take(support, work);
    const reply = { id: randomUUID(), reference: work.reference, text: 'It is in your mailbox.' };
    const answers = await Promise.all([
      support.post('work_list/reply/', reply),
      support.post('work_list/reply/', reply),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const mails = await provider.deps.db
      .selectFrom('outbox')
      .select(['subject', 'body', 'locale'])
      .where('recipient', '=', email)
      .orderBy('created_at')
      .execute();
    expect(mails).toHaveLength(2);
    const [sent] = mails.filter(({ body }) => body.includes('It is in your mailbox.'));
    expect(sent).toMatchObject({ locale: 'ru', subject: `Ответ на вашу заявку ${work.reference}` });
    const [item] = (await workOf('request')).filter(
      ({ reference }: { reference: string }) => reference === work.reference,
    );
    expect(item.notes).toMatchObject([{ by: 'Сараа', text: 'It is in your mailbox.' }]);
    expect((await finance.post('work_list/reply/', { ...reply, id: randomUUID() })).status).toBe(409);
    expect((await support.post('work_list/reply/', { ...reply, id: randomUUID(), text: ' ' })).status).toBe(400);
  });

  it('is gone when its customer is, and says so', async () => {
    const { work } = await asked();
    await take(support, work);
    await provider.deps.db.deleteFrom('customer_requests').where('id', '=', work.reference).execute();
    expect((await support.post('work_list/request/', { reference: work.reference })).status).toBe(404);
  });

  it('a message that was given up comes onto the list, and is sent once more by who has taken it', async () => {
    const { db, outbox } = provider.deps;
    const to = `dead-${randomUUID()}@example.mn`;
    await outbox.send(db, { channel: 'email', to, locale: 'mn', subject: 'A', body: 'B' });
    const dead = { state: 'dead', attempts: 13, next_at: null, failure: 'SMTP_550' } as const;
    await db.updateTable('outbox').set(dead).where('recipient', '=', to).execute();
    await collectWork(provider.deps);
    const item = (await workOf('message-dead')).at(-1);
    expect(item.task).toBe('email: SMTP_550');
    const work = { kind: 'message-dead', reference: item.reference };
    const resend = (by: Person) => by.post('work_list/message/', { reference: work.reference });
    expect((await resend(support)).status).toBe(409);
    await take(support, work);
    expect([(await resend(support)).status, (await resend(support)).status]).toEqual([200, 200]);
    const row = () => db.selectFrom('outbox').select(['state', 'attempts']).where('recipient', '=', to).execute();
    expect(await row()).toEqual([{ state: 'waiting', attempts: 0 }]);
    const acts = await actsAbout(`message-dead ${work.reference}`);
    expect(acts.filter(([, act]) => act === 'resend-message')).toHaveLength(1);
    await db.deleteFrom('outbox').where('recipient', '=', to).execute();
    expect((await resend(support)).status).toBe(404);
  });
});
