import type { ResultOf } from '@aylal/contracts';
import {
  getChannel,
  getPlatform,
  getRelease,
  getRemote,
  listCredentials,
  listProfiles,
  listRegistryKeys,
  listReleaseLog,
  listReleasePictures,
  listRevisions,
  listTrustedPipelines,
  readPrunePlan,
  verifyReleaseLog,
  type ChannelRemote,
  type Curve,
  type HealthHour,
  type PlatformParty,
  type ReleaseCredential,
  type ReleaseFile,
  type ReleaseHealth,
  type ReleaseLogLine,
  type Revision,
  type ShopProfile,
  type TrustedPipeline,
} from '@aylal/contracts/console';
import { stubOperation, type Stub } from '@aylal/testing/scenarios';

const now = '2026-11-21T02:00:00.000Z';
const owner = { team: 'Flights', contact: 'flights@teams.aylal.example' };

/** A release that failed on ten of a thousand pages. */
export function buildHealth(changes: Partial<ReleaseHealth> = {}): ReleaseHealth {
  return {
    ...{ pages: 1000, failures: 10, healed: 2, load_half: 100, load_most: 400 },
    ...{ lcp: 1800, inp: 100, cls: 0.05, goal: null },
    ...changes,
  };
}

/** A remote whose next release goes to a twentieth of the visitors. */
export function buildChannelRemote(changes: Partial<ChannelRemote> = {}): ChannelRemote {
  return {
    remote: 'mf-flights',
    owner,
    version: '1.4.0+aa11bb22cc',
    health: buildHealth(),
    share: {
      ...{ rollout: 'r7', share: 500, version: '1.5.0+dd33ee44ff', health: buildHealth({ pages: 60, failures: 3 }) },
      steps: { next: [2500, 10_000], every_minutes: 10, due_at: '2026-11-21T02:10:00.000Z' },
    },
    ...changes,
  };
}

/** A channel at a glance, as 200. */
export function channelStub(
  remotes: readonly ChannelRemote[] = [buildChannelRemote()],
  changes: Partial<ResultOf<typeof getChannel>> = {},
): Stub {
  return stubOperation(getChannel, ({ query }) => ({
    status_code: 200 as const,
    message: '',
    result: {
      channel: query['channel'] ?? 'stable',
      channels: ['stable'],
      revision: 7,
      changed_at: '2026-11-21T01:00:00.000Z',
      signed_until: '2026-12-05T01:00:00.000Z',
      remotes: [...remotes],
      hours: [
        { at: '2026-11-21T00:00:00.000Z', remote: 'mf-flights', pages: 1000, failures: 10 },
        { at: '2026-11-21T01:00:00.000Z', remote: 'mf-flights', pages: 1100, failures: 33 },
        { at: '2026-11-21T01:00:00.000Z', remote: 'mf-hotels', pages: 400, failures: 0 },
      ],
      shells: [{ name: 'web', version: '1.21.0', contract: '1.21.0' }],
      ending: [],
      server_time: now,
      ...changes,
    },
  }));
}

const point = (minutes: number, share: readonly [number, number], limit: number | null) => ({
  at: new Date(Date.parse('2026-11-21T01:00:00.000Z') + minutes * 60_000).toISOString(),
  share: { pages: share[0], failures: share[1] },
  stable: { pages: share[0] * 19, failures: Math.round(share[0] * 0.19) },
  limit,
});

/** A share that comes near its limit. */
export function buildCurve(changes: Partial<Curve> = {}): Curve {
  return {
    rollout: 'r7',
    version: '1.5.0+dd33ee44ff',
    by: 'page',
    points: [point(0, [20, 0], null), point(10, [120, 4], 14), point(20, [300, 11], 25), point(30, [640, 30], 42)],
    ...changes,
  };
}

const hour = (at: string, version: string, changes: Partial<ReleaseHealth>): HealthHour => ({
  at,
  version,
  ...buildHealth(changes),
});

/** A remote with a share under way. */
export function buildRemote(changes: Partial<ResultOf<typeof getRemote>> = {}): ResultOf<typeof getRemote> {
  return {
    remote: 'mf-flights',
    owner,
    revision: 7,
    live: '1.4.0+aa11bb22cc',
    share: { rollout: 'r7', share: 500, version: '1.5.0+dd33ee44ff', steps: null },
    versions: [
      { version: '1.5.0+dd33ee44ff', published_at: '2026-11-21T00:50:00.000Z' },
      { version: '1.4.0+aa11bb22cc', published_at: '2026-11-19T02:00:00.000Z' },
      { version: '1.3.0+0011223344', published_at: '2026-11-12T02:00:00.000Z' },
    ],
    curves: [buildCurve(), buildCurve({ by: 'lcp' })],
    hours: [
      hour('2026-11-21T00:00:00.000Z', '1.4.0+aa11bb22cc', {}),
      hour('2026-11-21T01:00:00.000Z', '1.4.0+aa11bb22cc', { failures: 14 }),
      hour('2026-11-21T01:00:00.000Z', '1.5.0+dd33ee44ff', { pages: 640, failures: 30, lcp: 'over' }),
    ],
    pages: [
      {
        ...{ route: '/flights/results', version: '1.4.0+aa11bb22cc', measured: 800 },
        ...{ lcp: 1800, inp: 'over', cls: null },
      },
    ],
    server_time: now,
    ...changes,
  };
}

/** A remote, as 200. */
export function remoteStub(remote = buildRemote()): Stub {
  return stubOperation(getRemote, { status_code: 200, message: '', result: remote });
}

/** A release that no longer fits beside another team's, and fails in a browser. */
export function buildRelease(changes: Partial<ReleaseFile> = {}): ReleaseFile {
  return {
    remote: 'mf-flights',
    version: '1.5.0+dd33ee44ff',
    owner,
    git: '0123456789abcdef',
    built_at: '2026-11-21T00:40:00.000Z',
    published_at: '2026-11-21T00:50:00.000Z',
    publisher: { by: 'flights ci', reason: 'run 41 of team/flights' },
    contract: '^1.20.0',
    gates: [
      { name: 'record', findings: [] },
      { name: 'size', findings: [] },
      {
        name: 'clash',
        findings: [
          { code: 'clash-route', message: '/flights/alerts belongs to mf-alerts', change: 'choose another address' },
        ],
      },
      { name: 'a-gate-of-tomorrow', findings: [] },
    ],
    weights: [
      { what: 'the entry', bytes: 4900, most: 8000, own: false },
      { what: 'chunk results', bytes: 25_100, most: 25_500, own: true },
    ],
    before: '1.4.0+aa11bb22cc',
    changes: [
      { kind: 'route', name: '/flights/alerts', side: 'offers', change: 'added' },
      { kind: 'slot', name: 'order.detail.flight', side: 'uses', change: 'removed' },
    ],
    failures: [
      {
        ...{ kind: 'TypeError', message: 'fare is undefined', count: 12 },
        ...{ first_at: '2026-11-21T01:10:00.000Z', last_at: '2026-11-21T01:50:00.000Z' },
        ...{ browsers: { Chrome: 9, Safari: 3 }, routes: { '/flights/results': 11, '': 1 } },
        stack: ['mf-flights/src/results/offer-list.tsx:42 (priceOf)', 'mf-flights/src/results/offer-row.tsx:7'],
      },
    ],
    other_failures: 2,
    ...changes,
  };
}

/** A release, as 200. */
export function releaseStub(release = buildRelease()): Stub {
  return stubOperation(getRelease, { status_code: 200, message: '', result: release });
}

/** Two pictures of its scenarios, as 200; a white dot each. */
export function picturesStub(names: readonly string[] = ['search', 'search, empty']): Stub {
  const jpeg =
    '/9j/4AAQSkZJRgABAQEASABIAAD/2wBDAAMCAgICAgMCAgIDAwMDBAYEBAQEBAgGBgUGCQgKCgkICQkKDA8MCgsOCwkJDRENDg8QEBEQCgwSExIQEw8QEBD/yQALCAABAAEBAREA/8wABgAQEAX/2gAIAQEAAD8A0s8g/9k=';
  const pictures = names.map((name) => ({ name, jpeg }));
  return stubOperation(listReleasePictures, { status_code: 200, message: '', result: { pictures } });
}

/** A promotion for everybody. */
export function buildRevision(changes: Partial<Revision> = {}): Revision {
  return {
    ...{ revision: 6, at: '2026-11-19T02:10:00.000Z', by: 'flights team', act: 'promote', reason: 'calmer search' },
    ...{ equals: null, releases: { 'mf-flights': '1.4.0+aa11bb22cc' }, rollouts: [] },
    moved: [{ remote: 'mf-flights', from: '1.3.0+0011223344', to: '1.4.0+aa11bb22cc' }],
    ...changes,
  };
}

/** The newest state, with a share, above another. */
export const twoRevisions: readonly Revision[] = [
  buildRevision({
    ...{ revision: 7, at: '2026-11-21T01:00:00.000Z', reason: 'alerts for everybody', moved: [] },
    rollouts: [{ rollout: 'r7', share: 500, releases: { 'mf-flights': '1.5.0+dd33ee44ff' } }],
  }),
  buildRevision(),
];

/** The states of a channel, as 200. */
export function revisionsStub(revisions: readonly Revision[] = twoRevisions, has_more = false): Stub {
  return stubOperation(listRevisions, {
    status_code: 200,
    message: '',
    result: { revisions: [...revisions], has_more },
  });
}

/** A shell and two remotes. */
export const threeParties: readonly PlatformParty[] = [
  {
    ...{ remote: null, name: 'web', version: '1.21.0', owner: null, uses: [] },
    offers: [
      { kind: 'route', name: '/' },
      { kind: 'operation', name: 'GET /api/flight/v4/search/' },
    ],
  },
  {
    ...{ remote: 'mf-flights', name: 'mf-flights', version: '1.4.0+aa11bb22cc', owner },
    offers: [{ kind: 'route', name: '/flights' }],
    uses: [
      { kind: 'operation', name: 'GET /api/flight/v4/search/' },
      { kind: 'route', name: '/checkout/:ref' },
      { kind: 'slot', name: 'order.detail.flight' },
    ],
  },
  {
    ...{ remote: 'mf-account', name: 'mf-account', version: '2.0.0+99', owner: null },
    offers: [{ kind: 'slot', name: 'order.detail.*' }],
    uses: [{ kind: 'route', name: '/flights' }],
  },
];

/** The map, as 200. */
export function platformStub(parties: readonly PlatformParty[] = threeParties): Stub {
  return stubOperation(getPlatform, { status_code: 200, message: '', result: { parties: [...parties] } });
}

/** A line of the registry's log. */
export function buildLine(changes: Partial<ReleaseLogLine> = {}): ReleaseLogLine {
  return {
    ...{ at: '2026-11-21T01:00:00.000Z', by: 'flights team', act: 'promote', reason: 'alerts for everybody' },
    ...{ what: 'mf-flights 1.5.0+dd33ee44ff to 5 % on stable', refused: null },
    ...changes,
  };
}

/** The registry's log, as 200. */
export function logStub(lines: readonly ReleaseLogLine[] = [buildLine()], has_more = false): Stub {
  return stubOperation(listReleaseLog, { status_code: 200, message: '', result: { lines: [...lines], has_more } });
}

/** A credential that publishes one remote. */
export function buildCredential(changes: Partial<ReleaseCredential> = {}): ReleaseCredential {
  return {
    ...{ id: '0123456789abcdef', holder: 'flights ci', may: ['publish'], remotes: ['mf-flights'], channels: null },
    expires: '2027-02-19T02:00:00.000Z',
    ...changes,
  };
}

/** A pipeline and an owner of the registry. */
export const twoCredentials: readonly ReleaseCredential[] = [
  buildCredential(),
  buildCredential({ id: 'fedcba9876543210', holder: 'Ганзориг', may: ['manage'], remotes: null, expires: null }),
];

/** The credentials in force, as 200. */
export function credentialsStub(credentials: readonly ReleaseCredential[] = twoCredentials): Stub {
  return stubOperation(listCredentials, {
    status_code: 200,
    message: '',
    result: { credentials: [...credentials], server_time: now },
  });
}

/** A pipeline on GitHub. */
export const trialPipeline: TrustedPipeline = {
  ...{ name: 'flights-ci', issuer: 'https://token.actions.githubusercontent.com', minutes: 15, channels: ['stable'] },
  ...{ claims: { repository: 'aylal/flights' }, remotes: ['mf-flights'], may: ['publish', 'rollback'] },
};

/** The trusted pipelines, as 200. */
export function pipelinesStub(pipelines: readonly TrustedPipeline[] = [trialPipeline]): Stub {
  const result = { serial: 4, pipelines: [...pipelines], server_time: now };
  return stubOperation(listTrustedPipelines, { status_code: 200, message: '', result });
}

/** The shop and that of a partner. */
export const twoProfiles: readonly ShopProfile[] = [
  { name: 'web', channel: null, mode: 'web', shell: 'web', layout: 'web' },
  {
    ...{ name: 'hotels-only', channel: 'partners', mode: 'web', shell: 'web', layout: 'mini-app' },
    ...{ shows: { remotes: ['mf-hotels', 'mf-checkout'] }, traits: { payments: 'emongolia' } },
  },
];

/** The profiles, as 200. */
export function profilesStub(profiles: readonly ShopProfile[] = twoProfiles): Stub {
  const result = { serial: 3, profiles: [...profiles], server_time: now };
  return stubOperation(listProfiles, { status_code: 200, message: '', result });
}

/** What pruning would delete: one release of two. */
export function prunePlanStub(changes: Partial<ResultOf<typeof readPrunePlan>> = {}): Stub {
  return stubOperation(readPrunePlan, ({ query }) => ({
    status_code: 200 as const,
    message: '',
    result: {
      days: Number(query['days']),
      dropped: [{ remote: 'mf-flights', version: '1.0.0+00aa11bb22', bytes: 412_300 }],
      kept: [{ remote: 'mf-flights', version: '1.4.0+aa11bb22cc', why: 'it is live on stable' }],
      digest: 'A'.repeat(64),
      server_time: now,
      ...changes,
    },
  }));
}

/** The registry's keys: the one that signs and the one before it. */
export function registryKeysStub(): Stub {
  const keys = [
    { id: '1111111111111111', public_key: 'A'.repeat(43), expires: null, signs: false },
    { id: '2222222222222222', public_key: 'B'.repeat(43), expires: '2027-12-01T02:00:00.000Z', signs: true },
  ];
  return stubOperation(listRegistryKeys, {
    status_code: 200,
    message: '',
    result: { serial: 2, keys, server_time: now },
  });
}

/** The registry's log is whole, as 200. */
export function logVerificationStub(): Stub {
  const result = { whole: true as const, count: 812, digest: 'D'.repeat(64) };
  return stubOperation(verifyReleaseLog, { status_code: 200, message: '', result });
}
