import { chakra } from '@aylal/ui';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { hillPath } from '../brand/ridge-path.ts';

export type SkyHour = 'night' | 'morning' | 'day' | 'evening';

const FAR = [66.7, 64, 61.5, 60.2, 64, 69.8, 71.9, 73.3, 76.2, 77, 73.5, 71.2, 71.2];
const NEAR = [87.5, 86.3, 83.4, 80.3, 77.7, 76.4, 76.4, 77, 77.5, 77.5, 77.2, 76.8, 76.8];

const SKIES: Record<SkyHour, readonly [string, string, string, string]> = {
  night: ['#0B1B36', '#1B355E', '#41608C', '#6E86A6'],
  morning: ['#0F5DB0', '#3A7FC5', '#A9CCEC', '#F3DDB8'],
  day: ['#0F5DB0', '#2F7CC6', '#8DBBE6', '#CFE3F4'],
  evening: ['#1D2F5A', '#3A4F7C', '#A97F7C', '#E3A97C'],
};

/** Which sky is over an hour of the clock: 22–06 night, 06–12 morning, 12–18 day, 18–22 evening. */
export function skyHourOf(hour: number): SkyHour {
  if (hour < 6 || hour >= 22) return 'night';
  if (hour < 12) return 'morning';
  return hour < 18 ? 'day' : 'evening';
}

/** The sky of the departure hour with two ridges, 72 high, from 1024 on 84. Words in its upper half are white, on paper too. */
export function HorizonStrip({ hour, children }: { hour: SkyHour; children?: ReactNode }) {
  const id = useId();
  const [top, high, low, horizon] = SKIES[hour];
  return (
    <chakra.div
      position="relative"
      height={{ base: '72px', lg: '84px' }}
      color="white"
      overflow="hidden"
      printColorAdjust="exact"
    >
      <chakra.svg
        viewBox="0 0 800 92"
        preserveAspectRatio="none"
        position="absolute"
        inset="0"
        width="full"
        height="full"
        aria-hidden
        focusable="false"
      >
        <defs>
          <linearGradient id={id} x1="0" y1="0" x2="0" y2="1">
            <stop offset="0" stopColor={top} />
            <stop offset=".62" stopColor={high} />
            <stop offset=".82" stopColor={low} />
            <stop offset="1" stopColor={horizon} />
          </linearGradient>
        </defs>
        <rect width="800" height="92" fill={`url(#${id})`} />
        <path d={hillPath(FAR, 800, 92)} fill="#5F86AB" opacity=".7" />
        <path d={hillPath(NEAR, 800, 92)} fill="#3D6286" opacity=".75" />
      </chakra.svg>
      <chakra.div
        position="relative"
        display="flex"
        justifyContent="space-between"
        gap="3"
        paddingBlock="3"
        paddingInline={{ base: '5', lg: '7' }}
        fontSize="0.875rem"
        lineHeight="1.25rem"
      >
        {children}
      </chakra.div>
    </chakra.div>
  );
}
