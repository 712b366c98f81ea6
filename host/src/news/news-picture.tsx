import type { NewsItem } from '@aylal/contracts/content';
import { Box, chakra } from '@aylal/ui';
import { DrawnPicture } from './drawn-picture.tsx';

/** The picture of a piece of news; the horizon in the hours of the day where there is none (look §5). */
export function NewsPicture({ item }: { item: Pick<NewsItem, 'slug' | 'picture'> }) {
  if (item.picture)
    return (
      <Box position="relative" aspectRatio={{ base: '2 / 1', md: 'auto' }}>
        <DrawnPicture url={item.picture} />
      </Box>
    );
  const hour = [...item.slug].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % 3;
  return (
    <Scene
      viewBox="0 0 240 180"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden
      focusable="false"
      sky={skies[hour] ?? 'morning'}
    >
      <chakra.path d="M0 128c40-6 62-26 96-26s52 18 84 18 44-8 60-10v70H0Z" fill="sky.400" opacity="0.45" />
      <chakra.path d="M0 150c46-2 78-18 120-16s76 14 120 8v38H0Z" fill="sky.700" opacity="0.55" />
      <chakra.path d="M60 112a26 26 0 0 1 52 0" fill="none" stroke="goldMark" strokeWidth="2" />
    </Scene>
  );
}

const skies = ['morning', 'noon', 'evening'] as const;

const Scene = chakra('svg', {
  base: { width: 'full', height: { base: '140px', md: 'full' }, minHeight: { md: '160px' } },
  variants: { sky: { morning: { bg: 'accent.subtle' }, noon: { bg: 'accent.muted' }, evening: { bg: 'gold.subtle' } } },
});
