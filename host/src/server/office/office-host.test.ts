/** @jest-environment node */
import { getSession } from '@aylal/contracts/account';
import { listWork, signInStaff, signOutStaff } from '@aylal/contracts/office';
import { operations } from '@aylal/contracts/operations';
import { seedProfiles, type Visitor } from '@aylal/releases';
import { openTrialHost, type TrialHost } from '../testing/trial-host.ts';
import { trialSource } from '../testing/trial-source.ts';

const STAFF = 's'.repeat(43);
const CUSTOMER = 'c'.repeat(43);
const cookies = `tapa_accessToken=${CUSTOMER}; aylal_office=${STAFF}`;

describe('A host of the office', () => {
  const asked: Visitor[] = [];
  let office: TrialHost;
  let shop: TrialHost;
  beforeAll(async () => {
    office = await openTrialHost({ office: true, source: trialSource(asked) });
    shop = await openTrialHost();
  });
  afterAll(() => Promise.all([office.close(), shop.close()]));
  beforeEach(() => {
    office.forget();
    shop.forget();
  });
  const authorizations = ({ seen }: TrialHost, path: string) =>
    seen.filter(({ url }) => url === path).map(({ headers }) => headers['authorization']);

  it('sends its own operations on, with its own session and never with a customer’s', async () => {
    expect((await office.get(listWork.path, { cookie: cookies })).status).toBe(200);
    expect(authorizations(office, listWork.path)).toEqual([`Bearer ${STAFF}`]);
    await office.get(listWork.path, { cookie: `tapa_accessToken=${CUSTOMER}` });
    expect(authorizations(office, listWork.path)).toEqual([`Bearer ${STAFF}`, undefined]);
  });

  it('[ROLE-01] [GAP-58] sends nothing of the shop on, and the shop nothing of the office', async () => {
    const ofShop = [getSession.path, operations.listOrders.path, '/sandbox/outbox', '/callback/qpay', '/papers/x'];
    for (const path of ofShop) expect((await office.get(path, { cookie: cookies })).status).not.toBe(200);
    expect((await office.post(operations.signIn.path, '{}')).status).toBe(404);
    expect((await shop.get(listWork.path, { cookie: cookies })).status).toBe(404);
    expect((await shop.post(signInStaff.path, '{}')).status).toBe(404);
    const reached = [...office.seen, ...shop.seen].map(({ url = '' }) => url);
    expect(reached.filter((url) => url.includes('/office/') || ofShop.some((path) => url.startsWith(path)))).toEqual(
      [],
    );
  });

  it('serves the profile of the office to everybody, and the shop’s hosts do not know it', async () => {
    const modeOf = async (host: TrialHost, cookie: string) =>
      /"mode":"([a-z]+)"/.exec(await (await host.get('/mn/trial', { cookie })).text())?.[1];
    expect(await modeOf(office, '')).toBe('office');
    expect(await modeOf(office, 'mini_app=emongolia')).toBe('office');
    expect(asked.every(({ profile }) => profile === 'office')).toBe(true);
    expect(await modeOf(shop, 'mini_app=office')).toBe('web');
    expect((await shop.get('/boot/office.json')).status).toBe(404);
  });

  it('shows nothing at all where the registry has no profile of the office', async () => {
    const web = seedProfiles.filter(({ name }) => name === 'web');
    const without = await openTrialHost({ office: true, source: { ...trialSource([]), profiles: () => web } });
    expect((await without.get('/mn/trial')).status).toBe(500);
    await without.close();
  });

  it('knows no customer in its pages, whatever cookie comes', async () => {
    const html = await (await office.get('/mn/trial', { cookie: cookies })).text();
    expect(html).toContain('"session":"absent"');
    expect(html).not.toContain(CUSTOMER);
    expect(html).toContain('noindex');
  });

  it('[SEC-1] ends its session with its own cookie alone', async () => {
    const answer = await office.post(signOutStaff.path, '{}', { cookie: cookies });
    expect(answer.headers.getSetCookie().join()).toContain('aylal_office=;');
    expect(answer.headers.getSetCookie().join()).not.toContain('tapa_accessToken');
  });
});
