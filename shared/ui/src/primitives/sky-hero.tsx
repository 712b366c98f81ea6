import { chakra } from '@aylal/ui';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { hillPath, ridgePath } from '../brand/ridge-path.ts';

const FAR = [416.4, 418.8, 423.2, 434, 448.3, 457.8, 460.7, 453.8, 436.6, 417.9, 407.2, 402.1, 404.7, 409.8, 418.4];
const NEAR = [459.6, 452.8, 452.7, 457.4, 462.1, 462.5, 458.5, 453.9, 450, 449.2, 449.5, 448.5, 446.1, 445.7, 450.6];
const PAGE = [504.5, 501.8, 499.8, 498.1, 497.9, 499, 501.9, 505.3, 510.2, 515.3, 518.8, 522.1, 523.7, 523.9, 522.9];
const LINES = [
  { drop: 8, squash: 0.86, opacity: 0.8 },
  { drop: 19, squash: 0.72, opacity: 0.65 },
  { drop: 30, squash: 0.58, opacity: 0.5 },
  { drop: 41, squash: 0.45, opacity: 0.35 },
];

export type SkyHeroProps = { children: ReactNode; height?: string | Record<string, string> | undefined };

/** The home page's sky: four stops, two ridges, and a third that is the page itself. White words stand above its 60 % line. */
export function SkyHero({ children, height = { base: '322px', lg: '400px' } }: SkyHeroProps) {
  const id = useId();
  return (
    <chakra.div position="relative" isolation="isolate" overflow="hidden" color="white" height={height}>
      <chakra.svg
        viewBox="0 0 1440 560"
        preserveAspectRatio="xMidYMax slice"
        position="absolute"
        inset="0"
        width="full"
        height="full"
        zIndex="hide"
        aria-hidden
        focusable="false"
      >
        <defs>
          <linearGradient id={id} x1="0" y1="0" x2="0" y2="1">
            <stop offset="0" stopColor="var(--aylal-colors-sky-top)" />
            <stop offset=".6" stopColor="var(--aylal-colors-sky-high)" />
            <stop offset=".8" stopColor="var(--aylal-colors-sky-low)" />
            <stop offset=".93" stopColor="var(--aylal-colors-sky-horizon)" />
          </linearGradient>
        </defs>
        <rect width="1440" height="560" fill={`url(#${id})`} />
        <chakra.path d={hillPath(FAR, 1440, 560)} fill="ridge.far" />
        <chakra.path d={hillPath(NEAR, 1440, 560)} fill="ridge.near" />
        <chakra.path d={hillPath(PAGE, 1440, 560)} fill="bg.canvas" />
        <chakra.g fill="none" stroke="border.emphasized">
          {LINES.map(({ drop, squash, opacity }) => (
            <path
              key={drop}
              d={ridgePath(
                PAGE.map((y) => 512 + drop - 8 + (y - 512) * squash),
                1440,
              )}
              opacity={opacity}
            />
          ))}
        </chakra.g>
      </chakra.svg>
      {children}
    </chakra.div>
  );
}
