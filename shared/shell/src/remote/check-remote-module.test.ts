import { checkDoor } from './check-remote-module.ts';
import { defineDescriptor } from './descriptor.ts';
import { defineRemote } from './remote-module.ts';

const label = { mn: 'a', en: 'a', zh: 'a', ru: 'a', ko: 'a', ja: 'a' };
const descriptor = defineDescriptor({
  id: 'mf-trial',
  contract: '^1.0.0',
  routes: [{ pattern: '/trial', chunk: 'trial' }],
  dialogs: [{ view: 'TRIAL_VIEW', chunk: 'trial-dialog' }],
  slots: [{ slot: 'home.search', id: 'trial-search', label, icon: 'plane', order: 1, chunk: 'trial-search' }],
});
const never = () => Promise.reject(new Error('not loaded here'));
const messages = { mn: never, en: never, zh: never, ru: never, ko: never, ja: never };

describe('remote module and descriptor', () => {
  it('agree when every promise is kept', () => {
    const remoteModule = defineRemote({
      id: 'mf-trial',
      messages,
      routes: { '/trial': never },
      dialogs: { TRIAL_VIEW: never },
      slots: { 'trial-search': never },
    });
    expect(checkDoor(remoteModule, descriptor)).toEqual([]);
  });

  it('disagree in sentences', () => {
    const remoteModule = defineRemote({
      id: 'mf-other',
      messages,
      routes: { '/else': never },
      dialogs: { TRIAL_VIEW: never },
    });
    expect(checkDoor(remoteModule, descriptor)).toEqual([
      'the remote module is of mf-other, the descriptor of mf-trial',
      'route /trial is promised and missing',
      'route /else is there and not promised',
      'slot trial-search is promised and missing',
    ]);
  });

  it.each([
    ['an id that is no remote', { id: 'flights' }],
    ['a dialog key that is no view', { dialogs: [{ view: 'login', chunk: 'x' }] }],
    [
      'a navigation entry without all six languages',
      { navigation: [{ id: 'x', label: { mn: 'a' }, path: '/x', icon: 'plane' }] },
    ],
    [
      'a read outside the API',
      { routes: [{ pattern: '/x', chunk: 'x', reads: [{ path: 'https://elsewhere.test/api/' }] }] },
    ],
  ])('a descriptor with %s is refused', (_, change) => {
    expect(() => defineDescriptor({ id: 'mf-trial', contract: '^1.0.0', routes: [], ...change } as never)).toThrow();
  });
});
