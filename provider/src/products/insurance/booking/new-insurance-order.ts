import type { BodyOutput } from '@aylal/contracts';
import type { bookInsurance, InsuredPerson } from '@aylal/contracts/insurance';
import { homeInstant, minutesMs, type LocalDate } from '@aylal/domain/calendar';
import { insuredPrice } from '@aylal/domain/insurance';
import type { Locale } from '@aylal/domain/language';
import { ageCategoryOn, maskDocument } from '@aylal/domain/people';
import type { Insertable } from 'kysely';
import type { Deps } from '../../../platform/deps.ts';
import { emptyOrder, insertOf } from '../../../commerce/orders/empty-order.ts';
import type { OrderRow, OrderTable, StoredTraveller } from '../../../commerce/orders/order-row.ts';
import type { InsurerCatalogue, InsurerPlan } from '../insurer.ts';
import type { StoredInsurance } from './stored-insurance.ts';

/** How long an order of a cover waits for its money. */
const TO_PAY_MS = minutesMs(30);

interface Wanted {
  readonly userId: string;
  readonly catalogue: InsurerCatalogue;
  readonly plan: InsurerPlan;
  readonly body: BodyOutput<typeof bookInsurance>;
  readonly locale: Locale;
  readonly now: number;
}

/** An order at the price of our rule that waits half an hour for its money. Nothing is held for it, so that two of the same are two orders. */
export function newInsuranceOrder(
  { ids, vault }: Pick<Deps, 'ids' | 'vault'>,
  wanted: Wanted,
): { row: OrderRow; insert: Insertable<OrderTable> } {
  const { userId, body, locale, now } = wanted;
  const ref_number = ids.reference('AYL');
  const item = agreed(wanted);
  const { contact_name, contact_email, contact_dial_code, contact_phone } = body;
  const row: OrderRow = {
    ...emptyOrder(now),
    ref_number,
    user_id: userId,
    product: 'insurance',
    item,
    quote_ref: ref_number,
    fingerprint: ref_number,
    locale,
    travellers: body.insured.map((one, index) => sealed(vault, one, body.start_date, `${ref_number}:${index}`)),
    contact: {
      contact_name,
      contact_email,
      contact_dial_code,
      contact_phone,
      is_company: false,
      company_register: '',
    },
    quantity: body.insured.length,
    total: item.prices.reduce((sum, price) => sum + price, 0),
    starts_at: homeInstant(body.start_date),
    pay_until: now + TO_PAY_MS,
  };
  return { row, insert: insertOf(row) };
}

function agreed({ catalogue, plan, body }: Wanted): StoredInsurance {
  return {
    slug: plan.slug,
    territory: plan.territory,
    destination: body.destination,
    insurer: catalogue.insurer,
    insurerLatin: catalogue.insurerLatin,
    claimPhone: catalogue.claimPhone,
    coolingOffDays: catalogue.coolingOffDays,
    medical: plan.medical,
    deductible: plan.deductible,
    risks: plan.covered.map(({ risk }) => risk),
    startDate: body.start_date,
    endDate: body.end_date,
    // Whoever the tariff does not take was refused before.
    prices: body.insured.map(({ birthday }) => insuredPrice(plan, birthday, body) ?? 0),
    policy: null,
  };
}

/** A person at rest: birthday and document sealed for this order and place (PII-2). */
function sealed(vault: Deps['vault'], one: InsuredPerson, startDate: LocalDate, context: string): StoredTraveller {
  const { gender, last_name, first_name, birthday, document_number, nationality } = one;
  return {
    type: ageCategoryOn(birthday, startDate),
    gender,
    surname: last_name.toUpperCase(),
    given_name: first_name.toUpperCase(),
    nationality,
    masked_document: document_number === '' ? '' : maskDocument(document_number),
    sealed: vault.seal(JSON.stringify({ doc_number: document_number, date_of_birth: birthday }), context),
    ticket_number: null,
  };
}
