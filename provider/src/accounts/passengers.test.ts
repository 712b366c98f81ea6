import { openProviderFixture, type ProviderFixture } from '../testing/provider-fixture.ts';

const dulmaa = {
  last_name: 'Bold',
  first_name: 'Dulmaa',
  gender: 'F',
  birthday: '1990-05-17',
  register_number: 'UB90051712',
  register_letters: 'УБ',
  nationality: 'MN',
  document_number: 'E1234567',
  document_expired_date: '2031-01-31',
};

describe('Saved passengers', () => {
  let provider: ProviderFixture;
  beforeAll(async () => {
    provider = await openProviderFixture();
  });
  afterAll(() => provider.close());

  const save = async (headers: Record<string, string>, payload: object) =>
    (await provider.app.inject({ method: 'POST', url: '/api/user/v1/passenger/', payload, headers })).json();
  const list = async (headers: Record<string, string>) =>
    (await provider.app.inject({ url: '/api/user/v1/passenger/', headers })).json();
  const read = (headers: Record<string, string>, id: string) =>
    provider.app.inject({ url: `/api/user/v1/passenger/${id}/`, headers });

  it('[API-54] [NEED-06] [ACCT-01] [GAP-20.3] keeps a passenger with its Cyrillic letters, newest first', async () => {
    const { headers } = await provider.signedIn();
    const first = await save(headers, dulmaa);
    expect(first).toMatchObject({ status_code: 201, result: dulmaa });
    provider.clock.advance(1);
    await save(headers, { ...dulmaa, first_name: 'Tuya', document_number: 'E7654321', register_number: 'UB91051712' });
    expect((await list(headers)).result.map((each: { first_name: string }) => each.first_name)).toEqual([
      'Tuya',
      'Dulmaa',
    ]);
  });

  it('[API-54] brings the same document up to date instead of keeping it twice, also under a double click', async () => {
    const { headers } = await provider.signedIn();
    const answers = await Promise.all([save(headers, dulmaa), save(headers, dulmaa)]);
    expect(answers.map(({ status_code }) => status_code).toSorted()).toEqual([200, 201]);
    expect(await save(headers, { ...dulmaa, document_number: 'e1234567', last_name: 'Bayar' })).toMatchObject({
      status_code: 200,
    });
    expect((await list(headers)).result).toHaveLength(1);
    const { id } = answers[0].result;
    expect((await read(headers, id)).json().result).toEqual({
      ...dulmaa,
      document_number: 'e1234567',
      last_name: 'Bayar',
      id,
      revision: 3,
    });
  });

  const change = async (headers: Record<string, string>, id: string, payload: object) =>
    (await provider.app.inject({ method: 'PATCH', url: `/api/user/v1/passenger/${id}/`, payload, headers })).json();
  const forget = async (headers: Record<string, string>, id: string) =>
    (await provider.app.inject({ method: 'DELETE', url: `/api/user/v1/passenger/${id}/`, headers })).json();

  it('[API-55] [CALL-39] replaces what is kept: what is not sent any more is gone', async () => {
    const { headers } = await provider.signedIn();
    const { id } = (await save(headers, dulmaa)).result;
    const { document_number, document_expired_date, ...rest } = dulmaa;
    const changed = { ...rest, last_name: 'Bayar', id };
    expect(await change(headers, id, changed)).toMatchObject({ status_code: 200, result: changed });
    expect((await list(headers)).result).toHaveLength(1);
    expect((await read(headers, id)).json().result).toEqual({ ...changed, revision: 2 });
    // The passport is free again, and the register number names this passenger now.
    expect(await save(headers, { ...rest, document_number, document_expired_date })).toMatchObject({
      status_code: 201,
    });
    expect(await save(headers, rest)).toMatchObject({ status_code: 200, result: { id } });
  });

  it('[API-55] [REL-6] changes nothing for a page that has read an earlier state, and says what is saved now', async () => {
    const { headers } = await provider.signedIn();
    const { id, revision } = (await save(headers, dulmaa)).result;
    const changes = ['Bayar', 'Tsend'].map((last_name) => change(headers, id, { ...dulmaa, last_name, id, revision }));
    const answers = await Promise.all(changes);
    const stored = (await read(headers, id)).json().result;
    expect(answers.map(({ status_code }) => status_code).toSorted()).toEqual([200, 409]);
    expect(answers.find(({ status_code }) => status_code === 200).result).toEqual(stored);
    expect(answers.find(({ status_code }) => status_code === 409).result).toEqual({
      problem: 'state-conflict',
      saved: stored,
    });
    // Who has seen it may replace it.
    expect(await change(headers, id, { ...dulmaa, id, revision: stored.revision })).toMatchObject({
      status_code: 200,
      result: { last_name: dulmaa.last_name, revision: stored.revision + 1 },
    });
  });

  it('[API-55] refuses the document of another passenger at its field, and an id that is not the one of the address', async () => {
    const { headers } = await provider.signedIn();
    const { id } = (await save(headers, dulmaa)).result;
    const other = (await save(headers, { ...dulmaa, document_number: 'E7654321' })).result;
    expect(await change(headers, other.id, { ...dulmaa, id: other.id })).toMatchObject({
      status_code: 400,
      result: { fields: { document_number: 'validation_document_twice' } },
    });
    expect(await change(headers, id, { ...dulmaa, id: other.id })).toMatchObject({
      status_code: 400,
      result: { fields: { id: 'validation_reference' } },
    });
    expect((await list(headers)).result).toHaveLength(2);
  });

  it('[API-56] [CALL-40] forgets a passenger, once', async () => {
    const { headers } = await provider.signedIn();
    const { id } = (await save(headers, dulmaa)).result;
    const answers = await Promise.all([forget(headers, id), forget(headers, id)]);
    expect(answers.map(({ status_code }) => status_code).toSorted()).toEqual([200, 404]);
    expect((await list(headers)).result).toEqual([]);
    expect((await change(headers, id, { ...dulmaa, id })).status_code).toBe(404);
  });

  it('[AUT-1] lets nobody change or delete the passengers of another', async () => {
    const owner = await provider.signedIn();
    const stranger = await provider.signedIn();
    const { id } = (await save(owner.headers, dulmaa)).result;
    expect((await change(stranger.headers, id, { ...dulmaa, id, last_name: 'Thief' })).status_code).toBe(404);
    expect((await forget(stranger.headers, id)).status_code).toBe(404);
    expect((await forget({}, id)).status_code).toBe(401);
    expect((await read(owner.headers, id)).json().result).toEqual({ id, revision: 1, ...dulmaa });
  });

  it('[AUT-1] shows nobody the passengers of another', async () => {
    const owner = await provider.signedIn();
    const stranger = await provider.signedIn();
    const { id } = (await save(owner.headers, dulmaa)).result;
    expect((await list(stranger.headers)).result).toEqual([]);
    expect((await list({})).status_code).toBe(401);
    expect((await read(stranger.headers, id)).statusCode).toBe(404);
    expect((await read(stranger.headers, '5f0c2f4e-2a53-4a3f-9d0e-6f1f5f1c0a99')).statusCode).toBe(404);
    expect((await read({}, id)).statusCode).toBe(401);
    expect((await save({}, dulmaa)).status_code).toBe(401);
  });

  it('[PII-2] masks the numbers of a list, and gives whole ones of a single passenger, to be kept by nobody', async () => {
    const { headers } = await provider.signedIn();
    const { id } = (await save(headers, dulmaa)).result;
    const { register_number: _, register_letters: _letters, document_number: _document, ...rest } = dulmaa;
    expect((await list(headers)).result).toEqual([
      { ...rest, id, masked_register: 'У***12', masked_document: 'E***67' },
    ]);
    const whole = await read(headers, id);
    expect(whole.json().result).toEqual({ ...dulmaa, revision: 1, id });
    expect(whole.headers['cache-control']).toBe('no-store');
  });

  it('[PII-2] encrypts what it keeps', async () => {
    const rows = JSON.stringify(await provider.deps.db.selectFrom('passengers').selectAll().execute());
    expect(rows).not.toMatch(/E1234567|UB90051712|Dulmaa|1990-05-17/i);
    const { vault } = provider.deps;
    expect(vault.open(vault.seal('УБ90051712', 'one'), 'one')).toBe('УБ90051712');
    expect(() => vault.open(vault.seal('УБ90051712', 'one'), 'two')).toThrow();
  });

  it.each([
    ['a birthday to come', { birthday: '2026-09-02' }, 'birthday'],
    ['a day that does not exist', { birthday: '1990-02-30' }, 'birthday'],
    ['a name with a space', { first_name: 'Anna Maria' }, 'first_name'],
    ['a Cyrillic name', { last_name: 'Болд' }, 'last_name'],
    ['a document that is over', { document_expired_date: '2020-01-31' }, 'document_expired_date'],
    ['a short document', { document_number: 'E12' }, 'document_number'],
    ['a register of another form', { register_number: '9005171200' }, 'register_number'],
    ['a gender of its own', { gender: 'X' }, 'gender'],
  ])('[AUT-3] refuses %s and names the field', async (_name, change, field) => {
    const { headers } = await provider.signedIn();
    const refused = await save(headers, { ...dulmaa, ...change });
    expect(refused).toMatchObject({ status_code: 400, result: { problem: 'invalid-input' } });
    expect(Object.keys(refused.result.fields)).toEqual([field]);
  });

  it('[AUT-2] [AUT-3] keeps listed fields only, and at most 100 passengers', async () => {
    const { headers, userId } = await provider.signedIn();
    for (let count = 0; count < 100; count += 1) {
      await save(headers, { ...dulmaa, document_number: `E${1_000_000 + count}`, user_id: 'somebody', id: 'mine' });
    }
    expect((await save(headers, { ...dulmaa, document_number: 'E9999999' })).status_code).toBe(400);
    const { result } = await list(headers);
    expect(result).toHaveLength(100);
    expect(result[0]).not.toHaveProperty('user_id');
    const owners = await provider.deps.db
      .selectFrom('passengers')
      .select('user_id')
      .where('user_id', '=', userId)
      .execute();
    expect(owners).toHaveLength(100);
  });
});

describe('[PII-2] [AUT-5] Reading saved passengers whole', () => {
  let provider: ProviderFixture;
  beforeAll(async () => {
    provider = await openProviderFixture({ rateLimits: true });
  });
  afterAll(() => provider.close());

  it('has a budget of the account: a stolen session does not read one after another for long', async () => {
    const { headers } = await provider.signedIn();
    const payload = dulmaa;
    const saved = await provider.app.inject({ method: 'POST', url: '/api/user/v1/passenger/', payload, headers });
    const url = `/api/user/v1/passenger/${saved.json().result.id}/`;
    const statuses = new Map<number, number>();
    for (let count = 0; count < 61; count += 1) {
      const { statusCode } = await provider.app.inject({ url, headers });
      statuses.set(statusCode, (statuses.get(statusCode) ?? 0) + 1);
    }
    expect([...statuses]).toEqual([
      [200, 60],
      [429, 1],
    ]);
  });
});
