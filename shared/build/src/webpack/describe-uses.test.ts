import { spawnSync } from 'node:child_process';
import { readdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { writeSmallRemote } from '../testing/small-remote.ts';
import { operations } from '@aylal/contracts/operations';
import { exportedNames, facadeExports } from './facade-exports.ts';

const root = resolve(import.meta.dirname, '../../../..');
let place: string;
beforeEach(() => {
  place = mkdtempSync(join(tmpdir(), 'aylal-uses-'));
});
afterEach(() => rmSync(place, { recursive: true, force: true }));

function build(screen: string) {
  const directory = writeSmallRemote(place, { 'src/screen.tsx': screen });
  const { stderr } = spawnSync(process.execPath, [join(root, 'tools/build-package.ts'), directory], {
    encoding: 'utf8',
    env: { ...process.env, AYLAL_SOURCES: 'ab12cd34ef', AYLAL_COMMIT: '', NODE_ENV: 'production' },
  });
  const record = () => JSON.parse(readFileSync(join(directory, 'dist', 'release.json'), 'utf8')) as object;
  return { stderr, record };
}

describe('A release says what it uses of others', () => {
  it('[MFE-7] by what its files import, without what nobody in it calls', () => {
    const { stderr, record } = build(`
      import { listOrders, type Order } from '@aylal/contracts/orders';
      import { getEsim } from '@aylal/contracts/esims';
      import { accountRoutes, flightsRoutes, helpRoutes, homeRoute } from '@aylal/routes';
      import { endpointQuery, loginDialog, OrderSlot, paymentDialog, RouteLink, Slot, useQuery, useServices } from '@aylal/shell';
      import { Button, Card, Heading } from '@aylal/ui';
      import { Combobox } from '@aylal/ui/journey';
      export function Screen({ order }: { order: Order }) {
        const services = useServices();
        const shown = location.pathname === flightsRoutes.results.pattern;
        useQuery(endpointQuery(services.api, listOrders, {}));
        return (
          <Button onClick={() => services.dialogs.open(loginDialog, {})}>
            <RouteLink to={accountRoutes.orders.to()}>{String(shown)}</RouteLink>
            <Slot name="order.offers" props={{ refNumber: '1' }} />
            <OrderSlot place="order.detail" order={order} />
            <Card onClick={() => services.panels.open('mobilityEBarimt', { ref_number: '1', company: null })} />
          </Button>
        );
      }
      function unused() {
        return [Heading, Combobox, helpRoutes.centre.to(), homeRoute.to(), paymentDialog, getEsim];
      }`);
    expect(stderr).toBe('');
    expect(record()).toMatchObject({
      uses: {
        exports: {
          '@aylal/shell': ['OrderSlot', 'RouteLink', 'Slot', 'endpointQuery', 'loginDialog', 'useQuery', 'useServices'],
          '@aylal/ui': ['Button', 'Card'],
          '@aylal/ui/journey': [],
        },
        routes: ['/user/order'],
        dialogs: ['LOGIN_VIEW'],
        panels: ['mobilityEBarimt'],
        slots: [],
        operations: ['GET /api/order/v1/list/'],
      },
      opens: ['order.detail.*', 'order.offers'],
    });
  }, 120_000);

  it('and is not built when it opens a panel whose name nobody can read', () => {
    const { stderr } = build(`
      import { useServices } from '@aylal/shell';
      export function Screen({ id }: { id: 'paymentMethod' }) {
        const { panels } = useServices();
        return <button onClick={() => panels.open(id, { ref_number: '1', now: 1 })} />;
      }`);
    expect(stderr).toContain('screen.tsx opens a panel without its name');
  }, 120_000);

  it.each([
    ['Slot', 'name', "name: 'home.board'", 'name={name}'],
    ['OrderSlot', 'place', "place: 'order.detail'; order: never", 'place={place} order={order}'],
  ])(
    'and is not built when its %s has a %s that nobody can read',
    (opener, property, props, given) => {
      const { stderr } = build(`
      import { ${opener} } from '@aylal/shell';
      export function Screen({ ${property}, ...rest }: { ${props} }) {
        return <${opener} ${given.replace('{order}', '{rest.order}')} />;
      }`);
      expect(stderr).toContain(`screen.tsx opens a slot without its name: write <${opener} ${property}="…">`);
    },
    120_000,
  );
});

describe('An operation', () => {
  it('[MFE-7] is exported by its vertical under the name by which a build knows it', async () => {
    const folder = join(root, 'shared/contracts/src');
    const verticals = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory());
    const exported = await Promise.all(
      verticals.map(async ({ name }) => Object.entries(Object(await import(`@aylal/contracts/${name}`)))),
    );
    const named = new Map(exported.flat());
    expect(Object.entries(operations).filter(([name, operation]) => named.get(name) !== operation)).toEqual([]);
  });
});

describe('The exports of a facade', () => {
  it('are the names that its entry point gives out at run time', () => {
    const source = [
      "export { a, type B, c as d } from './x.ts';",
      "export type { E } from './y.ts';",
      'export const f = 1;',
      'export async function g() {}',
    ].join('\n');
    expect(exportedNames(source, 'x')).toEqual(['a', 'd', 'f', 'g']);
    expect(() => exportedNames("export * from './z.ts';", 'x')).toThrow('names what it exports');
  });

  it('are read of the package that is installed', () => {
    expect(facadeExports(join(root, 'host'), '@aylal/ui/journey')).toContain('QrCode');
    expect(() => facadeExports(join(root, 'host'), '@aylal/ui/gone')).toThrow('@aylal/ui/gone is not among');
  });
});
