import type { FlightChangeOption } from '@aylal/contracts/flights';
import type { FlightOrder } from '@aylal/contracts/orders';
import type { ChangeCost } from '@aylal/domain/flights';
import { defineDialog } from '@aylal/shell';

/** MODAL-46: the rules that hold now. True when the customer goes on to choose another day. */
export const changeWarningsDialog = defineDialog<{ order: FlightOrder }, boolean>('FLIGHT_CHANGE_WARNINGS_VIEW');

/** MODAL-47: one option against the ticket held. True when it is the one. */
export const changeSelectedDialog = defineDialog<{ order: FlightOrder; option: FlightChangeOption }, boolean>(
  'FLIGHT_CHANGE_SELECTED_VIEW',
);

/** MODAL-48: the last question before the flights are changed. */
export const changeConfirmDialog = defineDialog<{ cost: ChangeCost }, boolean>('FLIGHT_CHANGE_CONFIRM_VIEW');
