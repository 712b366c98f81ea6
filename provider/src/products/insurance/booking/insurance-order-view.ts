import type { InsuranceOrder } from '@aylal/contracts/orders';
import { addDays, homeDate, type LocalDate } from '@aylal/domain/calendar';
import { insuranceDays } from '@aylal/domain/insurance';
import type { Locale } from '@aylal/domain/language';
import { agreedItem, type OrderRow } from '../../../commerce/orders/order-row.ts';
import { insurerName } from '../insurer.ts';
import { countryName } from '../../../platform/country-name.ts';
import type { StoredInsurance } from './stored-insurance.ts';
import { planTitles, territoryNames } from '../labels/plan-labels.ts';

/** What is covered, as its owner sees it. */
export function insuranceOrderView(row: OrderRow, locale: Locale): InsuranceOrder['insurance'] {
  const item = agreedItem(row, 'insurance');
  const days = { start_date: item.startDate, end_date: item.endDate };
  return {
    slug: item.slug,
    title: insuranceTitle(item, locale),
    territory: territoryNames[item.territory]?.[locale] ?? item.territory,
    destination: item.destination === '' ? '' : countryName(item.destination, locale),
    insurer: insurerName(item, locale),
    claim_phone: item.claimPhone,
    medical: item.medical,
    deductible: item.deductible,
    ...days,
    days: insuranceDays(days),
    insured: row.travellers.map(({ surname, given_name, masked_document }, index) => ({
      last_name: surname,
      first_name: given_name,
      document_number: masked_document,
      price: item.prices[index] ?? 0,
    })),
    price: item.prices.reduce((sum, price) => sum + price, 0),
    cooling_off_until: coolingOffUntil(row, item),
    policy_number: item.policy,
    issued: item.policy !== null,
    delayed: item.policy === null && row.fulfil_failed_at !== null,
  };
}

/** The last day on which a cover can be given up: so many days after the one on which its policy was issued. */
export function coolingOffUntil(
  { fulfilled_at, created_at }: Pick<OrderRow, 'fulfilled_at' | 'created_at'>,
  { coolingOffDays }: StoredInsurance,
): LocalDate {
  return addDays(homeDate(fulfilled_at ?? created_at), coolingOffDays);
}

/** The cover in one line. */
export function insuranceTitle({ slug }: { readonly slug: string }, locale: Locale): string {
  return planTitles[slug]?.[locale] ?? slug;
}
