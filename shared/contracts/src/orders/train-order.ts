import * as v from 'valibot';
import { trainClasses } from '@aylal/domain/trains';
import { answer, refusal } from '../answer.ts';
import { defineEndpoint } from '../endpoint.ts';
import { refNumber, sent } from '../fields.ts';
import { refundBusTicket } from './bus-order.ts';
import { groundOrder, groundRide, groundTicket, ticketAsked } from './ground-order.ts';

/** A ticket: one place and who travels there. */
const trainTicket = v.object({ ...groundTicket, place: v.number() });
export type TrainTicket = v.InferOutput<typeof trainTicket>;

/** The order of a train: `pax` has one ticket for each place of the wagon. Times carry the zone of their place. `platform` is empty until it is known. */
export const trainOrder = v.object({
  ...groundOrder,
  product: v.literal('train'),
  pax: v.array(trainTicket),
  train: v.object({
    voyage: v.string(),
    train_no: v.string(),
    train_name: v.string(),
    from_name: v.string(),
    to_name: v.string(),
    dep_time: v.string(),
    arr_time: v.string(),
    wagon: v.number(),
    class: v.picklist(trainClasses),
    platform: v.string(),
    ...groundRide,
  }),
});
export type TrainOrder = v.InferOutput<typeof trainOrder>;

/** One train order of the caller; somebody else's and a missing one give the same 404 (AUT-1). */
export const getTrainOrder = defineEndpoint({
  name: 'get-train-order',
  id: 'NEED-153',
  summary: 'Read an order of a train',
  method: 'GET',
  path: '/api/order/v1/detail/train/{ref_number}/',
  auth: 'bearer',
  params: sent({ ref_number: refNumber }),
  answers: { 200: answer(trainOrder), 401: refusal, 404: refusal },
});

/**
 * The ticket of an order, asked for with the railway's `code` of the booking: the order with what the railway knows of the train now. 404 for another code, for somebody else's order and before it is
 * issued. Answered from the last known state while the railway is silent.
 */
export const getTrainTicket = defineEndpoint({
  name: 'get-train-ticket',
  id: 'NEED-154',
  summary: 'Read the ticket of a train',
  method: 'GET',
  path: '/api/train/ticket/{id}/',
  auth: 'bearer',
  ...ticketAsked,
  answers: { 200: answer(trainOrder), 400: refusal, 401: refusal, 404: refusal },
});

/** Gives tickets of a train back, by the rule and with the answers of a bus (BUS-02 to BUS-05; decision 0158). */
export const refundTrainTicket = defineEndpoint({
  name: 'refund-train-ticket',
  id: 'NEED-155',
  summary: 'Give tickets of a train back',
  method: 'POST',
  path: '/api/train/refund_ticket/',
  auth: 'bearer',
  idempotent: true,
  body: refundBusTicket.body,
  answers: refundBusTicket.answers,
});
