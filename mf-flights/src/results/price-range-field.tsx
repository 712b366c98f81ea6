import { useState } from 'react';
import { pricesShownAs, type Currency, type Money } from '@aylal/domain/money';
import { usePriceText } from '@aylal/parts';
import { formatMoney, useLocale, useServices, useStore } from '@aylal/shell';
import { Box, chakra, Flex, TextField } from '@aylal/ui';
import { WithoutScripts, WithScripts } from '@aylal/ui/primitives';
import { useFlightsMessages } from '../ui/use-flights-messages.ts';

export interface PriceRangeFieldProps {
  range: { readonly min: Money; readonly max: Money };
  min: Money | undefined;
  max: Money | undefined;
  /** Undefined where the end of the range is meant. */
  onChange: (min: Money | undefined, max: Money | undefined) => void;
}

/** Lowest and highest price: a slider with two handles and two fields that say the same, in the display currency. Applied when the handle is let go or the field is left. */
export function PriceRangeField({ range, min, max, onChange }: PriceRangeFieldProps) {
  const t = useFlightsMessages();
  const locale = useLocale();
  const write = usePriceText();
  const { currency, rates } = useStore(useServices().currency);
  const [draft, setDraft] = useState<{ low: Money; high: Money } | null>(null);
  const [typed, setTyped] = useState<{ end: 'low' | 'high'; text: string } | null>(null);
  const low = draft?.low ?? min ?? range.min;
  const high = draft?.high ?? max ?? range.max;
  const shown = (end: 'low' | 'high') => {
    if (typed?.end !== end) return write(end === 'low' ? low : high);
    return currency === 'MNT' && typed.text !== '' ? formatMoney(Number(typed.text), locale) : typed.text;
  };
  const apply = () => {
    if (!draft && !typed) return;
    const wanted = typed && pricesShownAs(typed.text, currency, rates[currency]);
    const least = typed?.end === 'low' ? (wanted?.from ?? range.min) : low;
    const most = typed?.end === 'high' ? (wanted?.to ?? range.max) : high;
    const from = Math.max(range.min, Math.min(least, range.max));
    const to = Math.min(range.max, Math.max(most, from));
    setDraft(null);
    setTyped(null);
    onChange(from > range.min ? from : undefined, to < range.max ? to : undefined);
  };
  const share = (value: Money) => (range.max === range.min ? 0 : ((value - range.min) / (range.max - range.min)) * 100);
  const handle = {
    type: 'range',
    min: range.min,
    max: range.max,
    step: 100,
    onPointerUp: apply,
    onKeyUp: apply,
    onBlur: apply,
  } as const;
  return (
    <>
      <WithScripts>
        <Box position="relative" height="44px" marginInline="1">
          <Box position="absolute" insetX="0" top="20px" height="4px" borderRadius="2px" bg="bg.emphasized" />
          <Box
            position="absolute"
            top="20px"
            height="4px"
            bg="accent.solid"
            style={{ left: `${share(low)}%`, right: `${100 - share(high)}%` }}
          />
          <Handle
            {...handle}
            aria-label={t('filters.priceFrom')}
            aria-valuetext={write(low)}
            value={low}
            onChange={(event) => setDraft({ low: Math.min(Number(event.target.value), high), high })}
          />
          <Handle
            {...handle}
            aria-label={t('filters.priceTo')}
            aria-valuetext={write(high)}
            value={high}
            onChange={(event) => setDraft({ low, high: Math.max(Number(event.target.value), low) })}
          />
        </Box>
        <Flex gap="2" align="center" css={narrow} onKeyDown={(event) => event.key === 'Enter' && apply()}>
          <TextField
            label={t('filters.priceFrom')}
            hideLabel
            inputMode="decimal"
            optional
            value={shown('low')}
            onChange={(event) => setTyped({ end: 'low', text: figures(event.target.value, currency) })}
            onBlur={apply}
          />
          <span aria-hidden>–</span>
          <TextField
            label={t('filters.priceTo')}
            hideLabel
            inputMode="decimal"
            optional
            value={shown('high')}
            onChange={(event) => setTyped({ end: 'high', text: figures(event.target.value, currency) })}
            onBlur={apply}
          />
        </Flex>
      </WithScripts>
      <WithoutScripts>
        <PlainRange range={range} min={min} max={max} />
      </WithoutScripts>
    </>
  );
}

/** The same in tögrög, sent with the form. */
function PlainRange({ range, min, max }: Omit<PriceRangeFieldProps, 'onChange'>) {
  const t = useFlightsMessages();
  const ends = [
    { name: 'min_price', label: t('filters.priceFrom'), value: min, end: range.min },
    { name: 'max_price', label: t('filters.priceTo'), value: max, end: range.max },
  ];
  return (
    <Flex gap="2">
      {ends.map(({ name, label, value, end }) => (
        <TextField
          key={name}
          name={name}
          label={`${label}, ₮`}
          inputMode="numeric"
          optional
          defaultValue={value}
          placeholder={String(end)}
        />
      ))}
    </Flex>
  );
}

/** What of a typed text is an amount: whole tögrög, other currencies with a point or a comma. */
function figures(text: string, currency: Currency): string {
  if (currency === 'MNT') return text.replaceAll(/\D/g, '').slice(0, 12);
  return text
    .replaceAll(/[^\d.,]/g, '')
    .replace(/,(?=\d{3}(\D|$))/g, '')
    .replace(',', '.')
    .slice(0, 15);
}

/** Seven figures and a sign fit beside each other in the aside; a phone keeps 16 px, below which iOS zooms. */
const narrow = {
  '& input': { fontSize: { lg: '0.875rem' } },
  '& div:has(> input)': { paddingInline: { lg: '2.5' } },
} as const;

const thumb = {
  appearance: 'none',
  pointerEvents: 'auto',
  width: '22px',
  height: '22px',
  borderRadius: '50%',
  background: 'var(--aylal-colors-bg)',
  border: '2px solid var(--aylal-colors-accent-solid)',
  cursor: 'pointer',
} as const;

const Handle = chakra('input', {
  base: {
    position: 'absolute',
    insetX: '-1',
    top: '0',
    height: '44px',
    width: 'calc(100% + 8px)',
    appearance: 'none',
    bg: 'transparent',
    pointerEvents: 'none',
    '&::-webkit-slider-thumb': thumb,
    '&::-moz-range-thumb': thumb,
  },
});
