import { usePrice, useServices } from '@aylal/shell';
import { Menu } from '@aylal/ui';
import { IconChevronDown } from '@aylal/ui/icons';
import { currencyOptions, currencySign } from '../config/currency-options.ts';
import { BarTool } from './bar-item.ts';
import { useHostMessages } from '../messages/use-host-messages.ts';

/** SHELL-04: the currency in which prices are shown; what is charged stays MNT. */
export function CurrencyMenu({ onSky }: { onSky: boolean }) {
  const t = useHostMessages();
  const { currency: service } = useServices();
  const { currency } = usePrice();
  return (
    <Menu
      align="end"
      items={currencyOptions.map(({ id, icon }) => ({
        id,
        label: `${icon} ${id} · ${t(`currency.${id}`)}`,
        current: id === currency,
        onSelect: () => service.change(id),
      }))}
      trigger={(props) => (
        <BarTool type="button" sky={onSky} aria-label={t('currency.current', { code: currency })} {...props}>
          {currencySign(currency)} {currency}
          <IconChevronDown size={14} />
        </BarTool>
      )}
    />
  );
}
