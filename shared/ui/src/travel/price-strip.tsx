import { chakra } from '@chakra-ui/react/styled-system';
import { priceLine } from './price-line.ts';

export type PriceStripDay = {
  date: string;
  /** `12/19 Бя`. */
  label: string;
  /** The price in short, or a dash where there is none. */
  price: number | null;
  priceLabel: string;
  /** The whole day in words for readers: date, price. */
  spoken: string;
};

export type PriceStripProps = {
  label: string;
  days: readonly PriceStripDay[];
  current: string;
  onPick: (date: string) => void;
};

const DAY_WIDTH = 72;
const HEIGHT = 64;

/** Days around the chosen one with their prices over a ridge; every day is a button, the lowest is green and heavier. */
export function PriceStrip({ label, days, current, onPick }: PriceStripProps) {
  const prices = days.flatMap((day) => (day.price === null ? [] : [day.price]));
  const low = Math.min(...prices);
  const high = Math.max(...prices);
  return (
    <chakra.div
      role="group"
      aria-label={label}
      bg="bg"
      borderWidth="1px"
      borderColor="border"
      borderRadius="lg"
      overflowX="auto"
      scrollbarWidth="none"
    >
      <chakra.div position="relative" minWidth={{ base: `${days.length * DAY_WIDTH}px`, xl: '0' }}>
        <Ridge days={days} low={low} high={high} />
        <chakra.div position="relative" display="grid" style={{ gridTemplateColumns: `repeat(${days.length}, 1fr)` }}>
          {days.map((day) => (
            <Day
              key={day.date}
              type="button"
              aria-label={day.spoken}
              aria-pressed={day.date === current}
              disabled={day.price === null}
              onClick={() => onPick(day.date)}
            >
              {day.label}
              <chakra.b color={day.price === low ? 'fg.success' : 'fg'} fontWeight="600">
                {day.priceLabel}
              </chakra.b>
            </Day>
          ))}
        </chakra.div>
      </chakra.div>
    </chakra.div>
  );
}

function Ridge({ days, low, high }: { days: readonly PriceStripDay[]; low: number; high: number }) {
  const width = days.length * DAY_WIDTH;
  const y = (price: number) => (high === low ? 44 : 52 - ((price - low) / (high - low)) * 34);
  const points = days.flatMap((day, index) =>
    day.price === null ? [] : [{ x: (index + 0.5) * DAY_WIDTH, y: y(day.price) }],
  );
  const [first, ...rest] = points;
  if (!first) return null;
  const line = priceLine([first, ...rest], width);
  return (
    <chakra.svg
      viewBox={`0 0 ${width} ${HEIGHT}`}
      preserveAspectRatio="none"
      position="absolute"
      insetInline="0"
      bottom="0"
      width="full"
      height={`${HEIGHT}px`}
      aria-hidden
      focusable="false"
    >
      <chakra.path d={`${line}V${HEIGHT}H0Z`} fill="accent.muted" />
      <chakra.path d={line} fill="none" stroke="accent.border" strokeWidth="1" vectorEffect="non-scaling-stroke" />
    </chakra.svg>
  );
}

const Day = chakra('button', {
  base: {
    display: 'grid',
    justifyItems: 'center',
    alignContent: 'start',
    gap: '1px',
    height: '84px',
    paddingTop: '2',
    paddingInline: '2px',
    borderBottomWidth: '3px',
    borderColor: 'transparent',
    color: 'fg.muted',
    textStyle: 'small',
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    _hover: { bg: 'color-mix(in srgb, var(--aylal-colors-accent-solid) 5%, transparent)' },
    '&:focus-visible': { outlineOffset: '-3px' },
    '&:disabled': { cursor: 'not-allowed', color: 'fg.subtle' },
    '&[aria-pressed=true]': {
      bg: 'color-mix(in srgb, var(--aylal-colors-accent-solid) 10%, transparent)',
      borderColor: 'accent.solid',
      color: 'fg',
    },
  },
});
