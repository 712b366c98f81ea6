import type { FlightOrder } from '@aylal/contracts/orders';
import { tidyAccountNumber } from '@aylal/domain/payments';
import { mayTravelTogether } from '@aylal/domain/people';
import { checkValues } from '@aylal/forms';
import { accountRoutes } from '@aylal/routes';
import { ApiError, redirect, type Services, type SubmitAnswer, type SubmitArgs } from '@aylal/shell';
import { checkAccountNameQuery, listBanksQuery } from '../../api/bank-queries.ts';
import { getOrderQuery } from '../../api/get-order-query.ts';
import { heldTickets, orderRefundRuling } from '../../domain/order-refund-ruling.ts';
import type { RefundRefusal } from './plain-refund-fields.ts';
import { refundSchema } from './refund-form-values.ts';
import { sendRefund } from './send-refund.ts';

/** Asks for the refund that was posted without scripts: first who holds the account, then, with that name and the password, by the call of the screen (REFUND-09). It leads to the order, which follows the refund. */
export async function submit({ params, url, fields, services }: SubmitArgs): Promise<SubmitAnswer<RefundRefusal>> {
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

async function holderOf(
  services: Services,
  bank: string,
  account: string,
): Promise<Extract<RefundRefusal, { kind: 'holder' | 'no-holder' }>> {
  try {
    const banks = await services.queryClient.fetchQuery(listBanksQuery(services));
    const code = banks.result.find(({ value }) => value === bank)?.code ?? '';
    const found = await services.queryClient.fetchQuery(
      checkAccountNameQuery(services, code, tidyAccountNumber(account)),
    );
    return { kind: 'holder', name: `${found.result.custLastName} ${found.result.custFirstName}` };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const unknown = error.statusCode === 404 || error.statusCode === 400;
    return { kind: 'no-holder', reason: unknown ? 'holderUnknown' : 'holderFailed' };
  }
}
