import type { Finding } from '../gates/gate.ts';
import { openTrialRegistry, type TrialRegistry } from '../testing/trial-registry.ts';
import type { TrialRelease } from '../testing/trial-release.ts';
import type { ShellRecord } from './shell-record.ts';

const shell: ShellRecord = {
  ...{ name: 'web', version: '1.0.0', contract: '1.4.0', events: [] },
  shared: { react: '19.3.1', 'react-dom': '19.3.1' },
  exports: { '@aylal/ui': ['Button', 'Card'] },
  ...{ routes: ['/', '/about'], dialogs: ['ALERT_VIEW'], opens: ['home.search'] },
  operations: ['GET /api/flights/v1/search/', 'GET /api/order/v1/list/'],
  uses: { routes: [], dialogs: ['LOGIN_VIEW'], panels: ['shellReceipt'] },
};
const account: TrialRelease = {
  remote: 'mf-account',
  routes: [
    { pattern: '/user/order', chunk: 'screen' },
    { pattern: '/user/order/:product/:refNumber', chunk: 'screen' },
  ],
  dialogs: [{ view: 'LOGIN_VIEW', chunk: 'screen' }],
  panels: ['receipt', 'shellReceipt'],
  opens: ['order.detail.flight'],
  uses: {},
};
const flights: TrialRelease = {
  remote: 'mf-flights',
  owner: { team: 'Flights', contact: 'flights@teams.aylal.example' },
  uses: {
    routes: ['/user/order', '/about'],
    dialogs: ['ALERT_VIEW'],
    panels: ['receipt'],
    slots: ['order.detail.flight', 'home.search'],
  },
  opens: [],
  menu: ['/mf-flights'],
  links: ['/user/order', '/user/order/flight/ABC'],
};
const later = (release: TrialRelease, changes: TrialRelease = {}) => ({ ...release, version: '1.1.0+bb', ...changes });

let trial: TrialRegistry;
beforeEach(async () => {
  trial = openTrialRegistry();
  await register({});
  await trial.live(account, flights);
});
afterEach(() => trial.close());

async function register(changes: Partial<ShellRecord>, together: readonly string[] = []) {
  const act = { act: 'shell', shell: { ...shell, ...changes }, together, reason: 'a test' } as const;
  return trial.registry.act(await trial.registry.sign({ ...act, at: trial.now().toISOString() }));
}
async function retire(version: string) {
  const act = { act: 'shell-retire', shell: 'web', version, reason: 'a test', at: trial.now().toISOString() } as const;
  return trial.registry.act(await trial.registry.sign(act));
}
const publish = async (release: TrialRelease, together: readonly string[] = []) =>
  trial.registry.publish({ ...(await trial.bundle(release)), together });
const refused = (code: string, ...texts: string[]) => ({
  findings: texts.map((text): Finding => expect.objectContaining({ code, message: expect.stringContaining(text) })),
});

const left: readonly (readonly [what: string, changes: TrialRelease, texts: readonly string[]])[] = [
  ['a page', { routes: account.routes?.slice(1) ?? [] }, ['route /user/order of mf-account would be gone; mf-flights']],
  ['a dialog', { dialogs: [] }, ['dialog LOGIN_VIEW of mf-account would be gone; the shell web']],
  ['a panel', { panels: ['shellReceipt'] }, ['panel receipt of mf-account would be gone; mf-flights']],
  ['a panel of a shell', { panels: ['receipt'] }, ['panel shellReceipt of mf-account would be gone; the shell web']],
  ['a slot', { opens: [] }, ['slot order.detail.flight of mf-account would be gone; mf-flights']],
  ['a place', { opens: ['order.summary.*'] }, ['slot order.detail.flight of mf-account would be gone; mf-flights']],
];

describe('[MFE-7] A release that leaves out what another team uses', () => {
  it.each(left)('is refused at publishing, naming both teams: %s', async (_what, changes, texts) => {
    await expect(publish(later(account, changes))).rejects.toMatchObject(refused('consumer-stranded', ...texts));
  });

  it.each(left)('is refused at promotion, for a share too: %s', async (_what, changes, texts) => {
    await publish(later(account, changes), ['mf-account', 'mf-flights']);
    const version = { 'mf-account': '1.1.0+bb' };
    await expect(trial.promote(version)).rejects.toMatchObject(refused('consumer-stranded', ...texts));
    await expect(trial.promote(version, 1000)).rejects.toMatchObject(refused('consumer-stranded', ...texts));
  });

  it('is told whose team to talk to', async () => {
    await expect(publish(later(account, { dialogs: [], panels: ['shellReceipt'] }))).rejects.toMatchObject({
      findings: [
        {
          change:
            'keep receipt until mf-flights (Flights, flights@teams.aylal.example) does without it, or bring both releases in one set',
        },
        { change: 'keep LOGIN_VIEW until the shell web 1.0.0 does without it, or bring both releases in one set' },
      ],
    });
  });

  it('passes together with the release that does without it', async () => {
    const together = ['mf-account', 'mf-flights'];
    await publish(later(account, { routes: account.routes?.slice(1) ?? [] }), together);
    await publish(later(flights, { uses: {}, links: [] }), together);
    const set = { 'mf-account': '1.1.0+bb', 'mf-flights': '1.1.0+bb' };
    await expect(trial.promote(set)).resolves.toMatchObject({ changed: true });
  });

  it('is refused while only the share of another team uses it', async () => {
    await trial.live(later(account, { opens: ['order.detail.flight', 'order.receipt'] }));
    await publish(later(flights, { uses: { slots: ['order.receipt'] } }));
    await trial.promote({ 'mf-flights': '1.1.0+bb' }, 1000);
    await publish({ ...account, version: '1.2.0+cc' });
    await expect(trial.promote({ 'mf-account': '1.2.0+cc' })).rejects.toMatchObject(
      refused('consumer-stranded', 'slot order.receipt of mf-account would be gone; mf-flights 1.1.0+bb'),
    );
  });

  it('does not come back by a rollback', async () => {
    await trial.live(later(account, { opens: ['order.detail.flight', 'order.receipt'] }));
    await trial.live(later(flights, { uses: { slots: ['order.receipt'] } }));
    const act = { act: 'rollback-remotes', channel: 'stable', remotes: ['mf-account'], to: null, after: 3 } as const;
    const signed = await trial.registry.sign({ ...act, reason: 'a test', at: trial.now().toISOString() });
    await expect(trial.registry.act(signed)).rejects.toMatchObject(
      refused('consumer-stranded', 'slot order.receipt of mf-account'),
    );
  });
});

describe('[MFE-7] A release that uses what nobody offers', () => {
  it.each<[string, TrialRelease['uses'], string]>([
    ['a page', { routes: ['/tours'] }, 'route /tours'],
    ['a dialog', { dialogs: ['TOUR_VIEW'] }, 'dialog TOUR_VIEW'],
    ['a panel', { panels: ['tourMap'] }, 'panel tourMap'],
    ['a slot', { slots: ['order.detail.tour'] }, 'slot order.detail.tour'],
  ])('is refused: %s', async (_what, uses = {}, text) => {
    const expected = refused('uses-missing', `mf-flights 1.1.0+bb uses the ${text}, which neither`);
    await expect(publish(later(flights, { uses }))).rejects.toMatchObject(expected);
    await publish(later(flights, { uses }), ['mf-flights', 'mf-tours']);
    await expect(trial.promote({ 'mf-flights': '1.1.0+bb' })).rejects.toMatchObject(expected);
  });

  it('is refused when it was its own, and went with this release', async () => {
    const changes = { routes: [], menu: [], uses: { routes: ['/mf-flights'] } };
    await expect(publish(later(flights, changes))).rejects.toMatchObject(refused('uses-missing', 'route /mf-flights'));
  });

  it('passes when the slot is one of a place that is open to every product, and no deeper one is', async () => {
    await trial.live(later(account, { opens: ['order.detail.*'] }));
    await expect(publish(later(flights, { uses: { slots: ['order.detail.tour'] } }))).resolves.toMatchObject({
      fresh: true,
    });
    const slots = ['order.detail', 'order.detail.tour.head', 'order.details.tour'];
    const deeper = publish(later(flights, { version: '1.2.0+cc', uses: { slots } }));
    await expect(deeper).rejects.toMatchObject(refused('uses-missing', ...slots.map((slot) => `the slot ${slot},`)));
  });

  it('passes together with the release that offers it', async () => {
    const tours = { remote: 'mf-tours', routes: [{ pattern: '/tours', chunk: 'screen' }], uses: {}, opens: [] };
    await expect(trial.live(tours, later(flights, { uses: { routes: ['/tours'] } }))).resolves.toHaveLength(2);
  });

  it('is not asked about slots while a live release of an older build does not tell which it opens', async () => {
    await trial.live({ remote: 'mf-older' });
    await expect(publish(later(flights, { uses: { slots: ['order.detail.tour'] } }))).resolves.toMatchObject({
      fresh: true,
    });
  });

  it('is refused for a menu entry and a fallback link that lead nowhere', async () => {
    const dead = later(flights, { menu: ['/flights/gone'], links: ['/user/orders'] });
    await expect(publish(dead)).rejects.toMatchObject(
      refused('menu-route', 'mf-flights 1.1.0+bb leads to /flights/gone', 'leads to /user/orders'),
    );
  });
});

describe('[MFE-7] A release that imports what a live shell does not give out', () => {
  const uses = { exports: { '@aylal/ui': ['Button', 'Panorama'] } };
  const expected = refused('uses-export', 'imports Panorama of @aylal/ui; the live shell web 1');

  it('is refused, and passes once the shell has it', async () => {
    await expect(publish(later(flights, { uses }))).rejects.toMatchObject(expected);
    await register({ version: '1.1.0', exports: { '@aylal/ui': ['Button', 'Card', 'Panorama'] } });
    await expect(publish(later(flights, { uses }))).rejects.toMatchObject(expected);
    await retire('1.0.0');
    await publish(later(flights, { uses }));
    await register({ version: '1.2.0' });
    await expect(trial.promote({ 'mf-flights': '1.1.0+bb' })).rejects.toMatchObject(expected);
  });

  it('is not asked of a shell of an older build', async () => {
    const { exports: _exports, ...older } = shell;
    const act = { act: 'shell', shell: older, reason: 'a test', at: trial.now().toISOString() } as const;
    await trial.registry.act(await trial.registry.sign(act));
    await expect(publish(later(flights, { uses }))).resolves.toMatchObject({ fresh: true });
  });
});

describe('[MFE-7] A release that calls what the provider of a live shell does not serve', () => {
  const uses = { operations: ['GET /api/order/v1/list/', 'GET /api/tours/v1/list/'] };
  const expected = refused('uses-operation', 'calls GET /api/tours/v1/list/; the provider of the live shell web 1');

  it('is refused, and passes once every live shell has it', async () => {
    await expect(publish(later(flights, { uses }))).rejects.toMatchObject(expected);
    await register({ version: '1.1.0', operations: [...(shell.operations ?? []), 'GET /api/tours/v1/list/'] });
    await expect(publish(later(flights, { uses }))).rejects.toMatchObject(expected);
    await retire('1.0.0');
    await publish(later(flights, { uses }));
    await register({ version: '1.2.0' });
    await expect(trial.promote({ 'mf-flights': '1.1.0+bb' })).rejects.toMatchObject(expected);
  });

  it('is not asked of a shell of an older build, and is asked nothing when it is of one itself', async () => {
    await expect(publish({ ...account, version: '1.1.0+bb' })).resolves.toMatchObject({ fresh: true });
    const { operations: _operations, ...older } = shell;
    const act = { act: 'shell', shell: older, reason: 'a test', at: trial.now().toISOString() } as const;
    await trial.registry.act(await trial.registry.sign(act));
    await expect(publish(later(flights, { uses }))).resolves.toMatchObject({ fresh: true });
  });
});

describe('[MFE-7] A shell that leaves out', () => {
  it.each<[string, Partial<ShellRecord>, string, string]>([
    [
      'an export that a live release imports',
      { exports: {} },
      'shell-strands',
      '(uses-export): the release imports Button',
    ],
    [
      'an operation that a live release calls',
      { operations: [] },
      'shell-strands',
      '(uses-operation): the release calls GET /api/order/v1/list/',
    ],
    ['a page', { routes: ['/'] }, 'consumer-stranded', 'route /about of the shell web 1.0.0 would be gone; mf-flights'],
    ['a dialog', { dialogs: [] }, 'consumer-stranded', 'dialog ALERT_VIEW of the shell web 1.0.0'],
    ['a slot', { opens: [] }, 'consumer-stranded', 'slot home.search of the shell web 1.0.0'],
  ])('%s is refused, alone, and not together with the remotes', async (_what, changes, code, text) => {
    const uses = { exports: { '@aylal/ui': ['Button'] }, operations: ['GET /api/order/v1/list/'] };
    await trial.live(later(flights, { uses: { ...flights.uses, ...uses } }));
    const next = { version: '1.1.0', ...changes };
    await expect(register(next)).rejects.toMatchObject({
      findings: expect.arrayContaining(refused(code, text).findings),
    });
    await register(next, ['mf-flights', 'mf-account']);
  });
});
