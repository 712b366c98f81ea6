import { createServer } from 'node:http';
import { openProviderFixture, type ProviderFixture } from '../../testing/provider-fixture.ts';
import { forgetOldPartnerCalls } from './partner-call-log.ts';
import { createPartnerTransport, type PartnerTransport } from './partner-transport.ts';

describe('Calls to partners about an order', () => {
  let provider: ProviderFixture;
  let partner: PartnerTransport;
  let address: string;
  const server = createServer((request, response) => {
    response.statusCode = request.url?.startsWith('/refuse') ? 422 : 200;
    response.end('{"why":"NO_SEAT"}');
  });
  beforeAll(async () => {
    provider = await openProviderFixture();
    await new Promise<void>((listening) => void server.listen(0, '127.0.0.1', listening));
    const at = server.address();
    if (at === null || typeof at === 'string') throw new Error('The server has a port');
    address = `127.0.0.1:${at.port}`;
    partner = createPartnerTransport({ url: () => `http://${address}/v1`, refusalKey: () => 'NO_SEAT' });
  });
  afterAll(async () => {
    await partner.close();
    await new Promise((closed) => void server.close(closed));
    await provider.close();
  });
  const get = (path: string) => partner.send({ method: 'GET', path, repeatable: true });
  const rows = () =>
    provider.deps.db.selectFrom('partner_calls').selectAll().orderBy('ref_number').orderBy('answer').execute();

  it('are written down with their answers, without what is asked for in the query, and the same ones are counted', async () => {
    const { partnerCalls } = provider.deps;
    await get('/seats');
    const first_at = provider.clock.now();
    await partnerCalls.about('AYL-ONE', async () => {
      await Promise.all([get('/seats?name=Bat'), get('/seats?name=Dorj')]);
      await partnerCalls.about('AYL-TWO', () => get('/seats'));
    });
    await partnerCalls.store();
    provider.clock.advance(60_000);
    await partnerCalls.about('AYL-ONE', () => get('/seats'));
    await partnerCalls.store();
    const row = { address: `GET ${address}/v1/seats`, answer: '200', first_at };
    expect(await rows()).toMatchObject([
      { ...row, ref_number: 'AYL-ONE', calls: 3, last_at: first_at + 60_000 },
      { ...row, ref_number: 'AYL-TWO', calls: 1, last_at: first_at },
    ]);
  });

  it('are written down too when they are refused or get no answer, and that is passed on as it was', async () => {
    const { partnerCalls } = provider.deps;
    const gone = createPartnerTransport({ url: () => 'http://127.0.0.1:9', refusalKey: () => '', deadlineMs: 500 });
    await expect(
      partnerCalls.about('AYL-BAD', async () => {
        expect(await partner.send({ method: 'POST', path: '/../refuse', repeatable: false })).toMatchObject({
          status: 422,
        });
        await gone.send({ method: 'GET', path: '/seats', repeatable: false });
      }),
    ).rejects.toMatchObject({ kind: 'unavailable' });
    await gone.close();
    await partnerCalls.store();
    const bad = (await rows()).filter(({ ref_number }) => ref_number === 'AYL-BAD');
    expect(bad.map(({ answer, address: to }) => [answer, to])).toEqual([
      [expect.stringMatching(/^[A-Z_]+$/), 'GET 127.0.0.1:9/seats'],
      ['NO_SEAT', `POST ${address}/refuse`],
    ]);
  });

  it('wait in memory while the database takes nothing, and are gone after 90 days', async () => {
    const { partnerCalls, db } = provider.deps;
    await db.schema.alterTable('partner_calls').renameTo('away').execute();
    await partnerCalls.about('AYL-LATE', () => get('/seats'));
    await expect(partnerCalls.store()).rejects.toThrow('partner_calls');
    await db.schema.alterTable('away').renameTo('partner_calls').execute();
    await partnerCalls.store();
    expect((await rows()).filter(({ ref_number }) => ref_number === 'AYL-LATE')).toMatchObject([{ calls: 1 }]);
    await forgetOldPartnerCalls(db, provider.clock.now() + 90 * 86_400_000);
    expect(await rows()).not.toEqual([]);
    await forgetOldPartnerCalls(db, provider.clock.now() + 90 * 86_400_000 + 1);
    expect(await rows()).toEqual([]);
  });
});
