import type { Endpoint } from '@aylal/contracts';
import { consoleOperations } from '@aylal/contracts/console';
import { officeOperations } from '@aylal/contracts/office';
import { operations } from '@aylal/contracts/operations';
import { staffRoles, type StaffRole } from '@aylal/domain/office';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { openOffice } from './testing/office-fixture.ts';
import { openProviderFixture, type ProviderFixture } from '../testing/provider-fixture.ts';

const table = readFileSync(join(import.meta.dirname, '../../../docs/office.md'), 'utf8');
/** Who may do what, as the document says it. */
const allowed = new Map(
  [...table.matchAll(/^\| `([a-z-]+)` \|(.*)\|$/gm)].map(([, name = '', cells = '']) => [
    name,
    staffRoles.filter((_role, index) => cells.split('|')[index]?.trim() === 'yes'),
  ]),
);
const all = Object.values(officeOperations) as Endpoint[];
const forStaff = all.filter(({ auth }) => auth === 'staff');
const ofConsole = Object.values(consoleOperations) as Endpoint[];

describe('The table of docs/office.md', () => {
  it('has a line for every operation of the office, and the contracts say the same', () => {
    const contracts = [...forStaff, ...ofConsole].map(({ name, roles }) => [name, roles]);
    expect(Object.fromEntries(contracts)).toEqual(Object.fromEntries(allowed));
    expect(all.filter(({ auth }) => auth !== 'staff').map(({ name }) => name)).toEqual([
      'sign-in-staff',
      'begin-passkey-sign-in',
      'sign-in-by-passkey',
    ]);
  });

  it('[ROLE-01] [GAP-58] has nothing of the shop, and the shop nothing of the office', () => {
    const shop = Object.values(operations) as Endpoint[];
    expect(shop.filter(({ auth, path }) => auth === 'staff' || path.startsWith('/api/office/'))).toEqual([]);
    expect([...all, ...ofConsole].every(({ path }) => path.startsWith('/api/office/v1/'))).toBe(true);
  });
});

describe('Each operation of the office', () => {
  let provider: ProviderFixture;
  let office: ReturnType<typeof openOffice>;
  const sessions = new Map<StaffRole, Record<string, string>>();
  let customer: Record<string, string>;
  beforeAll(async () => {
    provider = await openProviderFixture();
    office = openOffice(provider);
    for (const role of staffRoles) sessions.set(role, (await office.signIn(role)).headers);
    ({ headers: customer } = await provider.signedIn());
  });
  afterAll(() => provider.close());

  const ask = async ({ method, path }: Endpoint, headers: Record<string, string> = {}) =>
    (await provider.app.inject({ method, url: path, headers, ...(method === 'POST' ? { payload: {} } : {}) }))
      .statusCode;

  it.each(forStaff.map((operation) => [operation.name, operation] as const))(
    '%s is done for the roles of the table, and refused to the others, to customers and to nobody',
    async (name, operation) => {
      expect([await ask(operation), await ask(operation, customer)]).toEqual([401, 401]);
      const may: StaffRole[] = [];
      for (const role of staffRoles) {
        const status = await ask(operation, sessions.get(role));
        expect(status).not.toBe(401);
        if (status !== 403) may.push(role);
        if (name === 'sign-out-staff') sessions.set(role, (await office.signIn(role)).headers);
      }
      expect(may).toEqual(allowed.get(name));
    },
  );

  it('[ROLE-01] a session of the office opens nothing of the shop', async () => {
    expect(await ask(operations.getSession, sessions.get('support'))).toBe(401);
    expect(await ask(operations.listOrders, sessions.get('support'))).toBe(401);
  });
});
