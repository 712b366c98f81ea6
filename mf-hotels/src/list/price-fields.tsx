import { useState } from 'react';
import { formatMoney, useLocale } from '@aylal/shell';
import { Flex, TextField } from '@aylal/ui';
import { useHotelsMessages } from '../ui/use-hotels-messages.ts';

export interface PriceFieldsProps {
  min: number | undefined;
  max: number | undefined;
  onChange: (min: number | undefined, max: number | undefined) => void;
}

/** Lowest and highest price of one night, in tögrög. Applied when both fields are left or Enter is pressed; the two change places when they are the wrong way round. */
export function PriceFields({ min, max, onChange }: PriceFieldsProps) {
  const t = useHotelsMessages();
  const locale = useLocale();
  const [draft, setDraft] = useState<{ low: number | undefined; high: number | undefined } | null>(null);
  const { low, high } = draft ?? { low: min, high: max };
  const written = (amount: number | undefined) => (amount === undefined ? '' : formatMoney(amount, locale));
  const apply = () => {
    const wrong = low !== undefined && high !== undefined && low > high;
    const [from, to] = wrong ? [high, low] : [low, high];
    setDraft(null);
    if (from !== min || to !== max) onChange(from, to);
  };
  return (
    <Flex
      gap="2"
      align="center"
      onKeyDown={(event) => event.key === 'Enter' && apply()}
      onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && apply()}
    >
      <TextField
        name="min_price"
        label={t('filters.priceFrom')}
        hideLabel
        placeholder={t('filters.priceFrom')}
        inputMode="numeric"
        optional
        value={written(low)}
        onChange={({ target }) => setDraft({ low: amountOf(target.value), high })}
      />
      <span aria-hidden>–</span>
      <TextField
        name="max_price"
        label={t('filters.priceTo')}
        hideLabel
        placeholder={t('filters.priceTo')}
        inputMode="numeric"
        optional
        value={written(high)}
        onChange={({ target }) => setDraft({ low, high: amountOf(target.value) })}
      />
    </Flex>
  );
}

function amountOf(text: string): number | undefined {
  const digits = text.replaceAll(/\D/g, '').slice(0, 12);
  return digits === '' ? undefined : Number(digits);
}
