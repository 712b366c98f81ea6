import { prepareAct, restoreCommand, type ActFields, type RemoteAct } from './commands.ts';
import { readShares } from './read-shares.ts';
import { reasonFault } from './reason-fault.ts';
import { registryTime } from './registry-time.ts';

const place = { remote: 'mf-flights', channel: 'stable', revision: 7 };
const fields: ActFields = { version: '1.5.0+dd', shares: '5', minutes: '10', tester: 'Bat', hours: '8' };
const prepared = (act: RemoteAct, changes: Partial<ActFields> = {}) =>
  prepareAct(act, { ...fields, ...changes }, place);
const releases = { 'mf-flights': '1.5.0+dd' };

describe('The command for an act', () => {
  it.each<[RemoteAct, Partial<ActFields>, object]>([
    ['promote', {}, { act: 'promote', channel: 'stable', releases, share: null, after: 7 }],
    ['share', {}, { act: 'promote', channel: 'stable', releases, share: 500, after: 7 }],
    [
      'share',
      { shares: '5, 25, 100', minutes: '30' },
      {
        act: 'promote',
        channel: 'stable',
        releases,
        share: 500,
        steps: { next: [2500, 10_000], everyMinutes: 30 },
        after: 7,
      },
    ],
    ['halt', {}, { act: 'rollback-remotes', channel: 'stable', remotes: ['mf-flights'], to: null, after: 7 }],
    ['back', {}, { act: 'rollback-remotes', channel: 'stable', remotes: ['mf-flights'], to: '1.5.0+dd', after: 7 }],
    [
      'back',
      { version: '' },
      { act: 'rollback-remotes', channel: 'stable', remotes: ['mf-flights'], to: null, after: 7 },
    ],
    ['link', {}, { act: 'override', releases, subject: 'Bat', hours: 8 }],
  ])('%s %j is as the registry reads it', (act, changes, command) => {
    expect(prepared(act, changes)).toEqual({ ok: true, command });
  });

  it.each<[RemoteAct, Partial<ActFields>, object]>([
    ['promote', { version: '' }, { version: 'version' }],
    ['share', { shares: '25, 5', version: '' }, { shares: 'shares', version: 'version' }],
    ['share', { shares: '5, 25', minutes: 'soon' }, { minutes: 'minutes' }],
    ['link', { tester: 'Бат', hours: '9' }, { tester: 'tester', hours: 'hours' }],
  ])('%s %j is none, and says what is wrong where', (act, changes, faults) => {
    expect(prepared(act, changes)).toEqual({ ok: false, faults });
  });

  it('brings a channel back to an older state', () => {
    expect(restoreCommand('stable', 3, 7)).toEqual({ act: 'rollback', channel: 'stable', to: 3, after: 7 });
  });
});

describe('Shares', () => {
  it.each([
    ['5', { share: 500, next: [] }],
    ['0.5 %', { share: 50, next: [] }],
    ['5%, 25%, 100%', { share: 500, next: [2500, 10_000] }],
    ['100', null],
    ['0', null],
    ['5, 5', null],
    ['5, 101', null],
    ['five', null],
    ['', null],
  ])('%j is read as %j', (text, shares) => {
    expect(readShares(text)).toEqual(shares);
  });
});

it.each([
  ['', 'missing'],
  ['  ', 'missing'],
  ['ok', 'short'],
  ['x'.repeat(301), 'long'],
  ['calmer search', null],
])('a reason %.8j is %s', (text, fault) => {
  expect(reasonFault(text)).toBe(fault);
});

it('is dated by the registry’s clock, whatever the browser’s says', () => {
  const answer = { server_time: '2026-11-21T02:00:00.000Z', heardMs: 5_000_000 };
  expect(registryTime(answer, new Date(5_030_000))).toBe('2026-11-21T02:00:30.000Z');
  expect(registryTime(answer, new Date(4_000_000))).toBe('2026-11-21T02:00:00.000Z');
});
