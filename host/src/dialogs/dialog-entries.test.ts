/** @jest-environment node */
import { remoteDescriptors } from '../app/testing/remote-descriptors.ts';
import { dialogEntries } from './dialog-entries.ts';

it('[MODAL-69] [MODAL-70] [MODAL-71] [GAP-66] six popups are large, the game is full screen, every other one has the default size', async () => {
  const entries = [...dialogEntries(await remoteDescriptors())];
  const special = entries.filter(([, { size }]) => size !== 'default');
  expect(Object.fromEntries(special.map(([view, { size }]) => [view, size]))).toEqual({
    INSURANCE_DETAIL_VIEW: 'large',
    INSURANCE_TERMS_VIEW: 'large',
    FLIGHT_REFUND_VIEW: 'large',
    HOTEL_REFUND_VIEW: 'large',
    HOTELS_AROUND_VIEW: 'large',
    SHIPMENT_LOCATION_VIEW: 'large',
    GAME_VIEW: 'full',
  });
});
