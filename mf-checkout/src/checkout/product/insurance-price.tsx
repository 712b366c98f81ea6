import type { InsuranceOrder } from '@aylal/contracts';
import { formatMoney, useLocale } from '@aylal/shell';
import { KeyValue } from '@aylal/ui/carried';

/** What a cover costs, person by person. */
export function InsurancePrice({ order: { insurance } }: { order: InsuranceOrder }) {
  const locale = useLocale();
  return insurance.insured.map(({ last_name, first_name, price }, index) => (
    <KeyValue key={index} label={`${last_name} ${first_name}`}>
      {formatMoney(price, locale)}
    </KeyValue>
  ));
}
