import type { dialogs } from '@aylal/shell/descriptor';
import { ofDialog, ofPart, type StandaloneScenario } from '@aylal/testing/scenarios';
import type { changeConfirmDialog, changeSelectedDialog, changeWarningsDialog } from '../ui/change-dialogs.ts';
import type { passengerInfoDialog } from '../ui/passenger-info-dialog-ref.ts';
import type { priceAlertDialog } from '../ui/price-alert-dialog-ref.ts';
import { buildChangeOption } from './build-change-option.ts';
import { buildFlightOrder } from './build-flight-order.ts';
import { buildCriteria } from './build-search-address.ts';
import { airportsStub, nearbyStub, offerStub, setAlertStub } from './flights-stubs.ts';

/** What the remote contributes to others, each by itself. */
export function slotScenarios(): Record<string, StandaloneScenario> {
  const offer = { filter_str: 'a', key: 'b' };
  const order = buildFlightOrder();
  const option = buildChangeOption();
  const baggage = ofDialog<typeof dialogs.flightBaggageDialog>('FLIGHT_BAGGAGE_VIEW', offer, offerStub());
  return {
    'refund rules': ofDialog<typeof dialogs.flightRefundRulesDialog>('FLIGHT_CANCELLATION_VIEW', offer, offerStub()),
    'change rules': ofDialog<typeof dialogs.flightChangeRulesDialog>('FLIGHT_CHANGES_VIEW', offer, offerStub()),
    baggage: { ...baggage, at: `${baggage.at}?baggage=true` },
    'price alert': ofDialog<typeof priceAlertDialog>(
      'FLIGHT_PRICE_ALERT_VIEW',
      { criteria: buildCriteria(), journey: 'Улаанбаатар – Сөүл', lowest: 1_625_200, highest: 4_372_800 },
      setAlertStub(),
    ),
    'change warnings': ofDialog<typeof changeWarningsDialog>('FLIGHT_CHANGE_WARNINGS_VIEW', { order }),
    'change selected': ofDialog<typeof changeSelectedDialog>('FLIGHT_CHANGE_SELECTED_VIEW', { order, option }),
    'last question of a change': ofDialog<typeof changeConfirmDialog>('FLIGHT_CHANGE_CONFIRM_VIEW', { cost: option }),
    travellers: ofDialog<typeof passengerInfoDialog>('PASSENGER_INFO_VIEW', { travellers: order.travellers }),
    'home search': ofPart('home.search', 'flights-home-search', {}, airportsStub()),
    'cheap days': ofPart('home.board', 'flights-cheap-days', {}, nearbyStub()),
    'flight at the checkout': ofPart('checkout.summary.flight', 'flights-checkout-summary', { order }),
    ticket: ofPart('order.detail.flight', 'flights-ticket', { order }),
    'actions of an order': ofPart('order.actions.flight', 'flights-order-actions', { order }),
  };
}
