import { usePrice, useSharedMessages } from '@aylal/shell';
import { Button, SelectField, Stack } from '@aylal/ui';
import { useLocation } from 'react-router';
import { currencyOptions } from '../config/currency-options.ts';
import { currencyParameter, staySearch } from '../config/currency-choice.ts';
import { useHostMessages } from '../messages/use-host-messages.ts';

/** SHELL-04 without scripts: the currency of display as a form, which leads back to this page. */
export function PlainCurrency() {
  const t = useHostMessages();
  const s = useSharedMessages();
  const { currency } = usePrice();
  const { pathname, search } = useLocation();
  return (
    <form method="get" action={pathname}>
      <input type="hidden" name={staySearch} value={search} />
      <Stack gap="2" maxWidth="320px">
        <SelectField
          name={currencyParameter}
          label={t('currency.label')}
          defaultValue={currency}
          options={currencyOptions.map(({ id }) => ({ value: id, label: `${id} · ${t(`currency.${id}`)}` }))}
        />
        <Button type="submit" variant="outline">
          {s('form.apply')}
        </Button>
      </Stack>
    </form>
  );
}
