import { locales } from '@aylal/domain/language';
import { checkMessages, type Messages } from '@aylal/i18n';
import { checkDoor } from '@aylal/shell';
import { descriptor } from './descriptor.ts';
import { remote } from './remote.ts';

describe('The remote module of flights', () => {
  it('[ROUTE-33] keeps every promise of its descriptor and makes no other', () => {
    expect(checkDoor(remote, descriptor)).toEqual([]);
    expect(descriptor.routes.map((route) => route.pattern)).toContain('/flights');
  });

  it('[MODAL-02] [MODAL-03] [MODAL-04] [MODAL-36] [MODAL-46] [MODAL-47] [MODAL-48] [MODAL-64] opens rules, baggage, price alert, the three windows of a change and passengers by their views', () => {
    expect(Object.keys(remote.dialogs)).toEqual([
      'FLIGHT_CANCELLATION_VIEW',
      'FLIGHT_CHANGES_VIEW',
      'FLIGHT_BAGGAGE_VIEW',
      'FLIGHT_PRICE_ALERT_VIEW',
      'FLIGHT_CHANGE_WARNINGS_VIEW',
      'FLIGHT_CHANGE_SELECTED_VIEW',
      'FLIGHT_CHANGE_CONFIRM_VIEW',
      'PASSENGER_INFO_VIEW',
    ]);
  });

  it('loads everything it promises', async () => {
    const screens = await Promise.all(Object.values(remote.routes).map((load) => load()));
    const views = await Promise.all(Object.values(remote.dialogs).map((load) => load()));
    const parts = await Promise.all(Object.values(remote.slots).map((load) => load()));
    expect([...screens.map(({ screen }) => screen.title), ...views.map(({ view }) => view.title)]).toEqual([
      'search.title',
      'results.title',
      'offer.title',
      'booking.title',
      'alerts.listTitle',
      'subscription.title',
      'subscription.leaveTitle',
      'alerts.stopTitle',
      'change.searchTitle',
      'change.confirmTitle',
      'rules.refundTitle',
      'rules.changeTitle',
      'bag.title',
      'alerts.title',
      'change.warningsTitle',
      'change.selectedTitle',
      'change.finalTitle',
      'ticket.passengers',
    ]);
    expect(parts).toHaveLength(5);
  });

  it('has every message in all six languages', async () => {
    const loaded = await Promise.all(
      locales.map(async (locale) => [locale, (await remote.messages[locale]()).default] as const),
    );
    expect(checkMessages(Object.fromEntries(loaded) as Record<(typeof locales)[number], Messages>)).toEqual([]);
  });
});
