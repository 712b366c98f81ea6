import { lazy, Suspense, useState } from 'react';
import { listedProducts, orderStates } from '@aylal/domain/orders';
import { Button, Grid, SelectField } from '@aylal/ui';
import { Disclosure, WithoutScripts, WithScripts } from '@aylal/ui/primitives';
import { askedFor, type OrderFilter } from '../domain/order-filter.ts';
import { PastDaysField } from '../ui/past-days-field.tsx';
import { useAccountMessages } from '../ui/use-account-messages.ts';
import { useSearchFilter } from '../ui/use-search-filter.ts';
import { OrderSearchField } from './order-search-field.tsx';

const PlainOrderFilter = lazy(async () => {
  const { PlainOrderFilter: Component } = await import(
    /* webpackChunkName: "without-scripts" */ './plain-order-filter.tsx'
  );
  return { default: Component };
});

/** Which orders are listed. It is in the address, so that it survives a reload and can be sent. */
export function OrderFilterBar({ filter }: { filter: OrderFilter }) {
  const t = useAccountMessages();
  const { set, clear } = useSearchFilter('after', 'page');
  const asked = askedFor(filter);
  // Open where the address filters; after that its visitor opens and closes it.
  const [open] = useState(asked > 0);
  return (
    <Disclosure summary={asked > 0 ? t('orders.filterOn', { asked }) : t('orders.filter')} defaultOpen={open}>
      <Grid gap="3" templateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }} alignItems="end">
        <OrderSearchField key={filter.text ?? ''} text={filter.text ?? ''} onSearch={(text) => set({ text })} />
        <WithScripts>
          <PastDaysField from={filter.from} to={filter.to} onChange={set} />
        </WithScripts>
        <WithScripts>
          <SelectField
            label={t('orders.product.label')}
            placeholder={t('orders.product.all')}
            options={listedProducts.map((value) => ({ value, label: t(`orders.product.${value}`) }))}
            value={filter.product ?? ''}
            onChange={({ currentTarget }) => set({ product: currentTarget.value })}
          />
        </WithScripts>
        <WithScripts>
          <SelectField
            label={t('orders.state.label')}
            placeholder={t('orders.state.all')}
            options={orderStates.map((value) => ({ value, label: t(`orders.state.${value}`) }))}
            value={filter.state ?? ''}
            onChange={({ currentTarget }) => set({ state: currentTarget.value })}
          />
        </WithScripts>
      </Grid>
      <WithoutScripts>
        <Suspense>
          <PlainOrderFilter filter={filter} />
        </Suspense>
      </WithoutScripts>
      {asked > 0 && (
        <WithScripts>
          <Button variant="ghost" marginTop="2" onClick={clear}>
            {t('orders.clear')}
          </Button>
        </WithScripts>
      )}
    </Disclosure>
  );
}
