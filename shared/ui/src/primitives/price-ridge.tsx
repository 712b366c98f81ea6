import { chakra } from '@aylal/ui';
import type { ReactNode } from 'react';
import { priceLine } from './price-line.ts';
import { ridgeLabel } from './ridge-label.ts';

export type PriceRidgeDay = {
  date: string;
  /** The day's number and its weekday, under the ridge. */
  day: string;
  weekday: string;
  price: number | null;
  /** The price in short: "612 мянга". Written at the lowest and the highest days. */
  label: string;
};

export type PriceRidgeProps = {
  /** The whole chart in words: lowest, highest, from when to when. */
  label: string;
  days: readonly PriceRidgeDay[];
  /** Lays a link or a button over every day that has a price: the column under the pointer is its whole target. */
  over?: ((day: PriceRidgeDay) => ReactNode) | undefined;
};

const STRIDE = 48;
const FLOOR = 132;
const CREST = 30;
const VALLEY = 104;

/** Prices by day as a ridge, the lowest day in gold with its figure. Scrolls sideways on a phone. */
export function PriceRidge({ label, days, over }: PriceRidgeProps) {
  const prices = days.flatMap((day) => (day.price === null ? [] : [day.price]));
  const low = Math.min(...prices);
  const high = Math.max(...prices);
  const height = (price: number) =>
    high === low ? VALLEY : VALLEY - ((price - low) / (high - low)) * (VALLEY - CREST);
  const points = days.flatMap((day, index) =>
    day.price === null ? [] : [{ x: STRIDE / 2 + index * STRIDE, y: height(day.price) }],
  );
  const width = days.length * STRIDE;
  const lowest = days.findIndex((day) => day.price === low);
  const highest = days.findIndex((day) => day.price === high);
  const [first, ...rest] = points;
  const line = first ? priceLine([first, ...rest], width) : `M0 ${FLOOR}H${width}`;
  return (
    <chakra.div overflowX="auto" scrollbarWidth="none">
      <chakra.div position="relative" minWidth={`${width}px`}>
        <chakra.svg
          viewBox={`0 0 ${width} 176`}
          display="block"
          width="full"
          role="img"
          aria-label={label}
          fontSize="13px"
        >
          <chakra.path d={`${line}L${width} ${FLOOR}L0 ${FLOOR}Z`} fill="accent.muted" />
          <chakra.path d={line} fill="none" stroke="accent.solid" strokeWidth="1.5" />
          {days.map((day, index) => {
            const x = STRIDE / 2 + index * STRIDE;
            const y = day.price === null ? FLOOR : height(day.price);
            const best = index === lowest;
            return (
              <g key={day.date}>
                {day.price !== null && (
                  <>
                    <chakra.path
                      d={`M${x} ${y}V${FLOOR}`}
                      stroke={best ? 'goldMark' : 'accent.border'}
                      strokeWidth={best ? '2' : '1'}
                    />
                    <chakra.circle cx={x} cy={y} r={best ? 4.5 : 2.5} fill={best ? 'goldMark' : 'accent.solid'} />
                  </>
                )}
                {(best || index === highest) && day.price !== null && (
                  <chakra.text
                    {...ridgeLabel(x, width, best)}
                    y={best ? y + 19 : y - 11}
                    fontWeight="600"
                    fill={best ? 'gold.fg' : 'fg.muted'}
                  >
                    {day.label}
                  </chakra.text>
                )}
                <chakra.text x={x} y="152" textAnchor="middle" fontWeight={best ? '600' : '400'} fill="fg">
                  {day.day}
                </chakra.text>
                <chakra.text x={x} y="170" textAnchor="middle" fontSize="12px" fill="fg.muted">
                  {day.weekday}
                </chakra.text>
              </g>
            );
          })}
        </chakra.svg>
        {over && (
          <chakra.ul
            position="absolute"
            inset="0"
            display="grid"
            gridTemplateColumns={`repeat(${days.length}, minmax(0, 1fr))`}
            listStyleType="none"
          >
            {days.map((day) => (
              <chakra.li key={day.date} display="grid">
                {day.price !== null && over(day)}
              </chakra.li>
            ))}
          </chakra.ul>
        )}
      </chakra.div>
    </chakra.div>
  );
}
