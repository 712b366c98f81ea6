import { Box, chakra, Flex, Text } from '@aylal/ui';
import { Disclosure } from '@aylal/ui/primitives';
import { useState, type PointerEvent } from 'react';
import { useStaffMessages } from '../use-staff-messages.ts';
import { FigureTable } from './figure-table.tsx';
import { nearest, niceTop, pathOf, spanOf, type PlotPoint } from './plot-scale.ts';

export interface PlotLine {
  readonly name: string;
  readonly color: 'accent' | 'muted' | 'danger' | 'success' | 'gold';
  readonly dashed?: boolean;
  readonly points: readonly PlotPoint[];
}

export interface LinePlotProps {
  /** What is shown, in a few words. */
  readonly label: string;
  /** Heading of the x axis in the table. */
  readonly xLabel: string;
  readonly lines: readonly PlotLine[];
  readonly formatX: (at: number) => string;
  readonly formatY: (value: number) => string;
}

const strokes = {
  accent: 'accent.solid',
  muted: 'fg.subtle',
  danger: 'fg.error',
  success: 'fg.success',
  gold: 'goldMark',
} as const;

/** Lines over time from zero up, with a legend that reads the point under the pointer, the newest otherwise, and every figure in a table below. */
export function LinePlot({ label, xLabel, lines, formatX, formatY }: LinePlotProps) {
  const t = useStaffMessages();
  const [pointed, setPointed] = useState<number | null>(null);
  const span = spanOf(lines.map(({ points }) => points));
  if (!span) return null;
  const [from, until] = span;
  const values = lines.flatMap(({ points }) => points.flatMap(({ value }) => (value === null ? [] : [value])));
  const top = niceTop(Math.max(0, ...values));
  const places = [...new Set(lines.flatMap(({ points }) => points.map(({ at }) => at)))].toSorted((a, b) => a - b);
  const shown = pointed ?? until;
  const point = ({ clientX, currentTarget }: PointerEvent) => {
    const { left, width } = currentTarget.getBoundingClientRect();
    setPointed(nearest(places, from + ((clientX - left) / width) * (until - from)));
  };
  return (
    <Box>
      <Flex gap="2">
        <Axis>
          <span>{formatY(top)}</span>
          <span>{formatY(top / 2)}</span>
          <span>{formatY(0)}</span>
        </Axis>
        <Box flex="1" minWidth="0">
          <Frame onPointerMove={point} onPointerLeave={() => setPointed(null)}>
            <chakra.svg
              viewBox="0 0 100 100"
              preserveAspectRatio="none"
              display="block"
              width="full"
              height="full"
              overflow="visible"
              role="img"
              aria-label={label}
            >
              <chakra.path d="M0 0H100M0 50H100M0 100H100" stroke="border.muted" vectorEffect="non-scaling-stroke" />
              {pointed !== null && until > from && (
                <chakra.path
                  d={`M${((pointed - from) / (until - from)) * 100} 0V100`}
                  stroke="border.emphasized"
                  vectorEffect="non-scaling-stroke"
                />
              )}
              {lines.map(({ name, color, dashed, points }) => (
                <chakra.path
                  key={name}
                  d={pathOf(points, span, top)}
                  fill="none"
                  stroke={strokes[color]}
                  strokeWidth={points.filter(({ value }) => value !== null).length === 1 ? 8 : dashed ? 1.5 : 2.5}
                  strokeLinecap="round"
                  strokeLinejoin="round"
                  strokeDasharray={dashed ? '6 5' : undefined}
                  vectorEffect="non-scaling-stroke"
                />
              ))}
            </chakra.svg>
          </Frame>
          <Flex justify="space-between" gap="3" marginTop="1">
            <Text as="span" kind="caption" tone="muted">
              {formatX(from)}
            </Text>
            {until > from && (
              <Text as="span" kind="caption" tone="muted">
                {formatX(until)}
              </Text>
            )}
          </Flex>
        </Box>
      </Flex>
      <Flex as="ul" listStyleType="none" gap="1" columnGap="5" wrap="wrap" marginTop="2">
        <Text as="li" kind="small" tone="muted">
          {formatX(shown)}
        </Text>
        {lines.map(({ name, color, dashed, points }) => {
          const value = points.findLast(({ at }) => at <= shown)?.value ?? null;
          return (
            <Text as="li" key={name} kind="small">
              <Swatch css={{ borderTopColor: strokes[color], borderTopStyle: dashed ? 'dashed' : 'solid' }} /> {name}{' '}
              <chakra.b fontWeight="600">{value === null ? '–' : formatY(value)}</chakra.b>
            </Text>
          );
        })}
      </Flex>
      <Disclosure
        summary={
          <Text as="span" kind="small">
            {t('plot.table')}
          </Text>
        }
      >
        <FigureTable
          label={label}
          columns={[xLabel, ...lines.map(({ name }) => name)]}
          rows={places.toReversed().map((at) => [
            formatX(at),
            ...lines.map(({ points }) => {
              const value = points.find((one) => one.at === at)?.value ?? null;
              return value === null ? '–' : formatY(value);
            }),
          ])}
        />
      </Disclosure>
    </Box>
  );
}

const Frame = chakra('div', { base: { height: '200px', paddingBlock: '2px', touchAction: 'pan-y' } });

const Axis = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'space-between',
    // The middle of each label is at its line.
    height: '214px',
    marginTop: '-7px',
    marginBottom: '-7px',
    textAlign: 'end',
    fontSize: '0.75rem',
    color: 'fg.muted',
    fontVariantNumeric: 'tabular-nums',
    '& > *': { lineHeight: '1.5' },
  },
});

const Swatch = chakra('span', {
  base: { display: 'inline-block', width: '18px', verticalAlign: 'middle', borderTopWidth: '3px' },
});
