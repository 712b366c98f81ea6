import { descriptorForMode } from '@aylal/shell/descriptor';
import { remoteDescriptors } from './testing/remote-descriptors.ts';

async function namesIn(mode: 'web' | 'emongolia') {
  const set = (await remoteDescriptors()).map((descriptor) => descriptorForMode(descriptor, mode));
  return {
    routes: set.flatMap(({ routes }) => routes.map(({ pattern }) => pattern)),
    views: set.flatMap(({ dialogs }) => dialogs.map(({ view }) => view)),
    slots: set.flatMap(({ slots }) => slots.map(({ slot, id }) => `${slot} ${id}`)),
    menu: set.flatMap(({ navigation }) => navigation.map(({ path }) => path)),
  };
}
const without = (all: readonly string[], some: readonly string[]) =>
  all.filter((one) => !some.includes(one)).toSorted();

describe("The remotes' parts in the mini-app", () => {
  it('[CARD-23] [MINI-01] are without what its eleven entries and their journeys do not need', async () => {
    const [web, mini] = [await namesIn('web'), await namesIn('emongolia')];
    expect(without(web.routes, mini.routes)).toEqual([
      '/flights/alerts',
      '/flights/alerts/stop',
      '/flights/subscription',
      '/flights/unsubscription',
      '/local-tapa',
      '/trains/L',
      '/trains/L/booking/:voyage',
      '/trains/L/places/:voyage',
      '/user/security',
    ]);
    expect(without(web.views, mini.views)).toEqual([
      'ACCOUNT_DELETE_VIEW',
      'FLIGHT_PRICE_ALERT_VIEW',
      'LOCAL_POPUP_ITEM_VIEW',
      'SESSION_END_VIEW',
    ]);
    expect(mini.slots.filter((slot) => slot.startsWith('home.search'))).toEqual([]);
    expect(without(mini.slots, web.slots)).toEqual(['mini-app.import account-import']);
  });

  it('name no menu entry without its page', async () => {
    for (const mode of ['web', 'emongolia'] as const) {
      const { menu, routes } = await namesIn(mode);
      expect(menu.filter((path) => !routes.includes(path))).toEqual([]);
    }
  });
});
