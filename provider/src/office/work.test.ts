import type { WorkKind } from '@aylal/domain/office';
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { addWork } from '../commerce/work-list/work-list.ts';
import { openProviderFixture, type ProviderFixture } from '../testing/provider-fixture.ts';
import { openOffice } from './testing/office-fixture.ts';

type Person = Awaited<ReturnType<ReturnType<typeof openOffice>['signIn']>>;

describe('The work list', () => {
  let provider: ProviderFixture;
  let support: Person;
  let finance: Person;
  let auditor: Person;
  beforeAll(async () => {
    provider = await openProviderFixture();
    const office = openOffice(provider);
    support = await office.signIn('support');
    finance = await office.signIn('finance');
    auditor = await office.signIn('auditor');
  });
  afterAll(() => provider.close());

  let number = 0;
  async function newWork(kind: WorkKind = 'odd-answer') {
    number += 1;
    const reference = `TRN-${String(number).padStart(4, '0')}`;
    provider.clock.advance(1_000);
    await addWork(provider.deps.db, {
      kind,
      reference,
      amount: 50_000,
      task: 'Find whose it is',
      at: provider.clock.now(),
    });
    return { kind, reference };
  }
  const give = (by: Person, of: object, was: string | null, owner: string | null) =>
    by.post('work_list/owner/', { ...of, was, owner });
  const itemOf = async ({ reference }: { reference: string }) =>
    (await auditor.get('work_list/?limit=200')).result.items.find(
      (one: { reference: string }) => one.reference === reference,
    );
  const audit = async () =>
    (await auditor.get('audit/?limit=200')).result.entries.map(
      ({ by, act, subject, reason, before, after }: Record<string, string>) => [
        by,
        act,
        subject,
        reason,
        before,
        after,
      ],
    );

  it('has what waits, the oldest first, page by page, with since when and by when', async () => {
    for (let count = 0; count < 5; count += 1) await newWork(count === 0 ? 'not-delivered' : 'message-dead');
    const first = (await support.get('work_list/?limit=3')).result;
    expect(first.items).toHaveLength(3);
    expect(first.open).toBe(5);
    const rest = (await support.get(`work_list/?limit=3&after=${encodeURIComponent(first.next)}`)).result;
    expect(rest.next).toBeNull();
    const all = [...first.items, ...rest.items];
    expect(all.map(({ reference }) => reference)).toEqual(['TRN-0001', 'TRN-0002', 'TRN-0003', 'TRN-0004', 'TRN-0005']);
    const hours = all.slice(0, 2).map(({ at, due_at }) => (Date.parse(due_at) - Date.parse(at)) / 3_600_000);
    expect(hours).toEqual([2, 24]);
    expect((await support.get('work_list/?kind=not-delivered')).result.items).toHaveLength(1);
    expect(first.colleagues.map(({ role }: { role: string }) => role).toSorted()).toEqual(['finance', 'support']);
  });

  it('of two who take one piece at once gives it to one, and tells the other', async () => {
    const work = await newWork();
    const answers = await Promise.all([give(support, work, null, support.id), give(finance, work, null, finance.id)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect((await itemOf(work)).owner.id).toBe(answers[0].status === 200 ? support.id : finance.id);
    expect((await support.get('work_list/?owner=nobody&limit=200')).result.items).not.toContainEqual(
      expect.objectContaining(work),
    );
  });

  it('is handed over, noted, and done by who has it, each once however often it is said', async () => {
    const work = await newWork();
    const [mine, theirs] = [support.id, finance.id];
    await give(support, work, null, mine);
    expect((await give(support, work, null, mine)).status).toBe(200);
    const note = { ...work, id: randomUUID(), text: 'The sender is Bat' };
    await support.post('work_list/note/', note);
    const noted = await support.post('work_list/note/', note);
    expect(noted.result.notes).toMatchObject([{ by: 'Сараа', text: 'The sender is Bat' }]);
    const done = { ...work, reason: 'Booked to AYL-1' };
    expect((await finance.post('work_list/done/', done)).status).toBe(409);
    expect((await give(support, work, mine, theirs)).result.owner.id).toBe(theirs);
    expect((await support.post('work_list/done/', done)).status).toBe(409);
    expect((await finance.post('work_list/done/', done)).status).toBe(200);
    expect((await finance.post('work_list/done/', done)).status).toBe(200);
    expect(await itemOf(work)).toBeUndefined();
    expect((await give(support, work, theirs, mine)).status).toBe(409);
    const subject = `${work.kind} ${work.reference}`;
    const sara = JSON.stringify({ id: mine, name: 'Сараа' });
    const bolormaa = JSON.stringify({ id: theirs, name: 'Болормаа' });
    expect((await audit()).filter(([, , about]: string[]) => about === subject)).toEqual([
      ['Болормаа', 'finish-work', subject, 'Booked to AYL-1', null, null],
      ['Сараа', 'give-work', subject, '', sara, bolormaa],
      ['Сараа', 'note-work', subject, '', null, JSON.stringify('The sender is Bat')],
      ['Сараа', 'give-work', subject, '', 'null', sara],
    ]);
  });

  it.each([
    ['who is no colleague', { owner: randomUUID(), was: null }, 400],
    ['a note that says nothing', { id: randomUUID(), text: '  ' }, 400],
    ['an end without a reason', {}, 400],
  ])('refuses %s', async (_what, more, status) => {
    const work = await newWork();
    const path = 'owner' in more ? 'work_list/owner/' : 'text' in more ? 'work_list/note/' : 'work_list/done/';
    expect((await support.post(path, { ...work, ...more })).status).toBe(status);
  });

  it('goes on behind one of two of the same moment and reference, and refuses a place that is none', async () => {
    const { reference, kind } = await newWork('odd-answer');
    const twin = { reference, kind: 'reconciliation', amount: 0, task: 'Settle it', at: provider.clock.now() } as const;
    await addWork(provider.deps.db, twin);
    const seen: string[] = [];
    for (let after = ''; ;) {
      const page = (await auditor.get(`work_list/?limit=1${after && `&after=${encodeURIComponent(after)}`}`)).result;
      for (const item of page.items) if (item.reference === reference) seen.push(item.kind);
      if (page.next === null) break;
      after = page.next;
    }
    expect(seen).toEqual([kind, 'reconciliation']);
    expect((await auditor.get('work_list/?after=tomorrow')).status).toBe(400);
  });

  it('knows no work that is not there', async () => {
    const nothing = { kind: 'odd-answer', reference: 'NONE' };
    expect((await give(support, nothing, null, support.id)).status).toBe(404);
  });

  it.each([
    ['changed', sql`update audit_log set reason = 'another'`],
    ['removed', sql`delete from audit_log`],
    ['emptied', sql`truncate audit_log`],
  ])('the audit log cannot be %s', async (_how, statement) => {
    const lines = (await audit()).length;
    await expect(statement.execute(provider.deps.db)).rejects.toThrow('never changed or removed');
    expect(await audit()).toHaveLength(lines);
  });

  it('is taken by everybody who may, also where there are more people than a list names', async () => {
    const people = Array.from({ length: 120 }, (_, index) => ({
      ...{ id: randomUUID(), name: `Aa ${index}`, email: `many-${index}@office.example.mn`, role: 'finance' as const },
      ...{ password_hash: '-', sealed_secret: '-', created_at: provider.clock.now(), ended_at: null },
    }));
    await provider.deps.db.insertInto('staff').values(people).execute();
    const of = await newWork();
    expect((await give(support, of, null, support.id)).status).toBe(200);
    expect(await itemOf(of)).toMatchObject({ owner: { id: support.id } });
  });
});
