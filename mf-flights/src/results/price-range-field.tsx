import { useState } from 'react';
import type { Money } from '@aylal/domain';
import { formatMoney, useLocale } from '@aylal/shell';
import { Box, chakra, Flex, TextField } from '@aylal/ui';
import { useFlightsMessages } from '../ui/use-flights-messages.ts';

export interface PriceRangeFieldProps {
  range: { readonly min: Money; readonly max: Money };
  min: Money | undefined;
  max: Money | undefined;
  /** Undefined where the end of the range is meant. */
  onChange: (min: Money | undefined, max: Money | undefined) => void;
}

/** Lowest and highest price: a slider with two handles and two fields that say the same, in tögrög. Applied when the handle is let go or the field is left. */
export function PriceRangeField({ range, min, max, onChange }: PriceRangeFieldProps) {
  const t = useFlightsMessages();
  const locale = useLocale();
  const written = (text: string) => (text === '' ? '' : formatMoney(Number(text), locale));
  const [draft, setDraft] = useState<{ low: string; high: string } | null>(null);
  const low = draft?.low ?? String(min ?? range.min);
  const high = draft?.high ?? String(max ?? range.max);
  const change = (next: Partial<{ low: string; high: string }>) => setDraft({ low, high, ...next });
  const apply = () => {
    const from = Math.max(range.min, Math.min(amount(low, range.min), range.max));
    const to = Math.min(range.max, Math.max(amount(high, range.max), from));
    setDraft(null);
    onChange(from > range.min ? from : undefined, to < range.max ? to : undefined);
  };
  const share = (value: string, otherwise: number) =>
    range.max === range.min ? 0 : ((amount(value, otherwise) - range.min) / (range.max - range.min)) * 100;
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
    <div>
      <Box position="relative" height="44px" marginInline="1">
        <Box position="absolute" insetX="0" top="20px" height="4px" borderRadius="2px" bg="bg.emphasized" />
        <Box
          position="absolute"
          top="20px"
          height="4px"
          bg="accent.solid"
          style={{ left: `${share(low, range.min)}%`, right: `${100 - share(high, range.max)}%` }}
        />
        <Handle
          {...handle}
          aria-label={t('filters.priceFrom')}
          value={amount(low, range.min)}
          onChange={(event) => change({ low: String(Math.min(Number(event.target.value), amount(high, range.max))) })}
        />
        <Handle
          {...handle}
          aria-label={t('filters.priceTo')}
          value={amount(high, range.max)}
          onChange={(event) => change({ high: String(Math.max(Number(event.target.value), amount(low, range.min))) })}
        />
      </Box>
      <Flex gap="2" align="center" css={narrow} onKeyDown={(event) => event.key === 'Enter' && apply()}>
        <TextField
          label={t('filters.priceFrom')}
          hideLabel
          inputMode="numeric"
          optional
          value={written(low)}
          onChange={(event) => change({ low: digits(event.target.value) })}
          onBlur={apply}
        />
        <span aria-hidden>–</span>
        <TextField
          label={t('filters.priceTo')}
          hideLabel
          inputMode="numeric"
          optional
          value={written(high)}
          onChange={(event) => change({ high: digits(event.target.value) })}
          onBlur={apply}
        />
      </Flex>
    </div>
  );
}

function digits(text: string): string {
  return text.replaceAll(/\D/g, '').slice(0, 12);
}

function amount(text: string, otherwise: Money): Money {
  return text === '' ? otherwise : Number(text);
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
