import type { FlightOrder } from '@aylal/contracts/orders';
import { mayTravelTogether } from '@aylal/domain/people';
import { checkValues } from '@aylal/forms';
import { accountRoutes } from '@aylal/routes';
import { redirect, type SubmitAnswer, type SubmitArgs } from '@aylal/shell';
import { getOrderQuery } from '../../api/get-order-query.ts';
import { heldTickets, orderRefundRuling } from '../../domain/order-refund-ruling.ts';
import { refundSchema } from '../refund/refund-form-values.ts';
import { sendRefund, type RefundAnswer } from '../refund/send-refund.ts';
import { holderOf } from './holder-of.ts';
import type { AccountRefusal } from './plain-return.ts';

/** What a refund of tickets that was posted comes to before it is sent, or when it is not. */
export type TicketRefusal = RefundAnswer | AccountRefusal;

/** Asks for the refund that was posted without scripts: first who holds the account, then, with that name and the password, by the call of the screen (REFUND-09). It leads to the order, which follows the refund. */
export async function submitTicketRefund({
  params,
  url,
  fields,
  services,
}: SubmitArgs): Promise<SubmitAnswer<TicketRefusal>> {
  const refNumber = params['refNumber'] ?? '';
  const back = () => redirect({ url }, accountRoutes.order.to({ product: 'flight', refNumber }));
  const { result: order } = await services.queryClient.fetchQuery(getOrderQuery(services, refNumber));
  if (order.product !== 'flight' || orderRefundRuling(order).kind === 'blocked') throw back();
  const typed = typedRefund(order, fields);
  const { faults } = checkValues(refundSchema, { ...typed.values, account_name: '-' });
  if (faults) return { faults };
  if (typed.alone) return { faults: { tickets: 'validation_tickets_alone' } };
  const holder = await holderOf(services, typed.values.bank_name, typed.values.account_number);
  if (holder.kind !== 'holder') return { refused: holder };
  // Money goes to nobody whose name was not read first.
  if (fields.get('account_name') !== holder.name) return { refused: holder };
  const password = fields.get('password') ?? '';
  if (password === '') return { refused: holder, faults: { password: 'validation_password_required' } };
  const answer = await sendRefund(services, {
    ref_number: refNumber,
    ...typed.values,
    account_name: holder.name,
    proof: { password },
    refund_type: typed.all ? 'all' : 'part',
    tickets: typed.tickets.map(({ number, traveller }) => ({
      first_name: traveller.given_name,
      last_name: traveller.surname,
      ticket_number: number,
    })),
  });
  if (answer.kind === 'sent') throw back();
  if (answer.kind === 'unknown') return { refused: answer, unknown: true };
  if (answer.kind !== 'fields') return { refused: answer };
  const { proof, ...others } = answer.fields;
  return { refused: holder, faults: { ...others, ...(proof === undefined ? {} : { password: proof }) } };
}

function typedRefund(order: FlightOrder, fields: URLSearchParams) {
  const open = heldTickets(order).filter(({ gone }) => !gone);
  const tickets = open.filter(({ number }) => fields.getAll('tickets').includes(number));
  const left = open.filter((ticket) => !tickets.includes(ticket));
  const text = (name: string) => fields.get(name) ?? '';
  return {
    tickets,
    all: tickets.length === open.length,
    alone: !mayTravelTogether(left.map(({ traveller }) => traveller.type)),
    values: {
      tickets: tickets.map(({ number }) => number),
      reason: text('reason'),
      bank_name: text('bank_name'),
      account_number: text('account_number'),
    },
  };
}
