import type { PartnerChangeView } from '@aylal/contracts/orders';
import type { BookingFixture, Customer } from '../../../testing/booking-fixture.ts';
import { refundScenarios } from '../../refunds/testing/refund-scenarios.ts';

/** What an airline does to orders, and what their customers say to it. */
export function changeScenarios(at: () => BookingFixture) {
  /** The airline changes an order, and notifies the shop. */
  async function airline(ref_number: string, what: 'move' | 'cancel' | 'restore', minutes = 90): Promise<number> {
    const payload = { ref_number, what, minutes };
    const { statusCode } = await at().app.inject({ method: 'POST', url: '/sandbox/airline-changes', payload });
    return statusCode;
  }
  const follow = () => at().work.followPartnerChanges();
  const changeOf = async (customer: Customer, ref: string) => (await at().order(customer, ref)).partner_change;
  async function answer(customer: Customer, ref_number: string, said: Answer, change?: string) {
    const id = change ?? (await changeOf(customer, ref_number))?.id ?? 'PCH-NONE';
    return at().post(customer, '/api/order/v1/partner_change/', { ref_number, change: id, answer: said });
  }
  /** An order of two tickets that the airline has changed. */
  async function changed(what: 'move' | 'cancel' = 'move', minutes = 90, over = {}) {
    const { customer, ref } = await refundScenarios(at).issuedForTwo(over);
    if ((await airline(ref, what, minutes)) !== 200) throw new Error('the airline has changed nothing');
    await follow();
    return { customer, ref };
  }
  return { airline, follow, changeOf, answer, changed };
}

type Answer = PartnerChangeView['answers'][number];
