import { buildHostStore } from '../state/testing/build-host-store.ts';
import { createDraftStore } from './draft-store.ts';
import { createSessionStorage } from './session-storage.ts';

const typed = { passengers: [{ last_name: 'BAT' }] };
/** The page as it is loaded, and loaded again, in one tab. */
const load = () =>
  createDraftStore(
    buildHostStore(),
    createSessionStorage(() => sessionStorage),
  );

describe('Drafts', () => {
  beforeEach(() => sessionStorage.clear());

  it('outlive a reload of the tab when they are written so, and only then', () => {
    const drafts = load();
    drafts.write('bus.booking', typed, 'tab');
    drafts.write('search', typed);
    expect(drafts.read('search')).toEqual(typed);
    expect(load().read('bus.booking')).toEqual(typed);
    expect(load().read('search')).toBeUndefined();
  });

  it('[SEC-2] leave nothing in the tab when they are cleared or somebody signs out', () => {
    const drafts = load();
    drafts.write('bus.booking', typed, 'tab');
    drafts.write('hotels.booking', typed, 'tab');
    drafts.clear('bus.booking');
    expect(Object.keys(sessionStorage)).toEqual(['aylal.draft.hotels.booking']);
    drafts.clearAll();
    expect(sessionStorage).toHaveLength(0);
    expect(drafts.read('hotels.booking')).toBeUndefined();
  });

  it('[WEB-6] are none where the storage holds rubbish', () => {
    sessionStorage.setItem('aylal.draft.bus.booking', '{"half a doc');
    expect(load().read('bus.booking')).toBeUndefined();
  });
});
