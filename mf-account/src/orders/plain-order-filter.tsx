import { listedProducts, orderStates } from '@aylal/domain/orders';
import { accountRoutes } from '@aylal/routes';
import { Grid, SelectField } from '@aylal/ui';
import { askedFor, type OrderFilter } from '../domain/order-filter.ts';
import { PlainDays } from '../ui/plain-days.tsx';
import { PlainFilter } from '../ui/plain-filter.tsx';
import { useAccountMessages } from '../ui/use-account-messages.ts';

/** What of the filter a script applies at once, as a form without scripts. */
export function PlainOrderFilter({ filter }: { filter: OrderFilter }) {
  const t = useAccountMessages();
  return (
    <PlainFilter
      to={accountRoutes.orders.pattern}
      own={['product', 'state', 'from', 'to', 'after', 'page']}
      clear={askedFor(filter) > 0 ? t('orders.clear') : null}
    >
      <Grid gap="3" templateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }} marginTop="3">
        <SelectField
          name="product"
          label={t('orders.product.label')}
          placeholder={t('orders.product.all')}
          options={listedProducts.map((value) => ({ value, label: t(`orders.product.${value}`) }))}
          defaultValue={filter.product}
        />
        <SelectField
          name="state"
          label={t('orders.state.label')}
          placeholder={t('orders.state.all')}
          options={orderStates.map((value) => ({ value, label: t(`orders.state.${value}`) }))}
          defaultValue={filter.state}
        />
        <PlainDays from={filter.from} to={filter.to} />
      </Grid>
    </PlainFilter>
  );
}
