import { useId, useState } from 'react';
import { withinLimits, type PriceLimits } from '@aylal/domain/flights';
import type { Money } from '@aylal/domain/money';
import { formatMoney, useLocale } from '@aylal/shell';
import { chakra, Flex, Text, TextField } from '@aylal/ui';
import { WithScripts } from '@aylal/ui/primitives';
import { useAlertMessages } from './alert-messages.ts';

export interface PriceLimitFieldProps {
  limits: PriceLimits;
  value: Money;
  onChange: (value: Money) => void;
  hint: string;
  error?: string | undefined;
}

/** The price at which to write: a slider (VALID-30 to VALID-32), and a field that does the same without dragging. In tögrög, which is what is watched. */
export function PriceLimitField({ limits, value, onChange, hint, error }: PriceLimitFieldProps) {
  const t = useAlertMessages();
  const locale = useLocale();
  const id = useId();
  const [typed, setTyped] = useState<string | null>(null);
  const { min, max } = limits;
  const keep = () => {
    if (typed) onChange(withinLimits(Number(typed), limits));
    setTyped(null);
  };
  return (
    <div>
      <TextField
        id={`${id}-price`}
        name="max_price"
        label={t('limit')}
        hint={hint}
        error={error}
        inputMode="numeric"
        autoComplete="off"
        value={typed ?? formatMoney(value, locale)}
        onFocus={() => setTyped(String(value))}
        onChange={(event) => setTyped(event.target.value.replaceAll(/\D/g, '').slice(0, 10))}
        onBlur={keep}
        onKeyDown={(event) => event.key === 'Enter' && keep()}
      />
      {!limits.fixed && (
        <WithScripts>
          <Slider
            type="range"
            aria-label={t('slider')}
            aria-valuetext={formatMoney(value, locale)}
            min={min}
            max={max}
            step="any"
            value={value}
            style={{ backgroundSize: `${((value - min) / (max - min)) * 100}% 4px, 100% 4px` }}
            onChange={(event) => onChange(withinLimits(toThousand(Number(event.target.value)), limits))}
          />
          <Flex justify="space-between" aria-hidden>
            <Text kind="caption" tone="subtle">
              {formatMoney(min, locale)}
            </Text>
            <Text kind="caption" tone="subtle">
              {formatMoney(max, locale)}
            </Text>
          </Flex>
        </WithScripts>
      )}
    </div>
  );
}

/** A hundredth of the slider is some ten thousand: smaller money is typed. */
function toThousand(price: number): Money {
  return Math.round(price / 1000) * 1000;
}

/** The part up to the thumb lies over the whole track. */
const plain = (color: string) => `linear-gradient(var(--aylal-colors-${color}), var(--aylal-colors-${color}))`;

const thumb = {
  appearance: 'none',
  boxSizing: 'border-box',
  width: '24px',
  height: '24px',
  borderRadius: '50%',
  border: '2px solid var(--aylal-colors-accent-solid)',
  background: 'var(--aylal-colors-bg)',
  cursor: 'grab',
} as const;

const ring = { outline: '2px solid var(--aylal-colors-focus-ring)', outlineOffset: '2px' } as const;

const Slider = chakra('input', {
  base: {
    appearance: 'none',
    display: 'block',
    width: 'full',
    height: '44px',
    margin: '0',
    backgroundColor: 'transparent',
    backgroundImage: `${plain('accent-solid')}, ${plain('bg-emphasized')}`,
    backgroundRepeat: 'no-repeat',
    backgroundPosition: 'left center',
    '&::-webkit-slider-thumb': thumb,
    '&::-moz-range-thumb': thumb,
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::-webkit-slider-thumb': ring,
    '&:focus-visible::-moz-range-thumb': ring,
  },
});
