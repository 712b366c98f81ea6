import { useState } from 'react';
import type { HotelImage } from '@aylal/contracts/hotels';
import type { DialogViewOf } from '@aylal/shell';
import { Box, chakra, Chip, Flex, Grid, Heading, IconButton, Stack, Text } from '@aylal/ui';
import { IconChevronLeft, IconChevronRight } from '@aylal/ui/icons';
import { FacilityList } from '../ui/facility-list.tsx';
import { HotelPicture } from '../ui/hotel-picture.tsx';
import { useHotelsMessages } from '../ui/use-hotels-messages.ts';
import type { galleryDialog } from '../ui/gallery-dialog-ref.ts';
import { thumbnailPage } from './thumbnail-page.ts';

type View = DialogViewOf<typeof galleryDialog>;
type Category = HotelImage['category'] | 'all';

/** MODAL-15, MODAL-16, MODAL-17: one picture large, five small ones under it, by category or all, and the facilities below. */
function GalleryDialog({ props: { hotel, images, facilities } }: Parameters<View['Component']>[0]) {
  const t = useHotelsMessages();
  const [category, setCategory] = useState<Category>('all');
  const [place, setPlace] = useState(0);
  const categories: Category[] = ['all', ...new Set(images.map((image) => image.category))];
  const chosen = category === 'all' ? images : images.filter((image) => image.category === category);
  const present = chosen[place] ?? chosen[0];
  const step = (by: number) => setPlace((place + by + chosen.length) % chosen.length);
  const caption = (image: HotelImage) => t(`picture.${image.category}`, { hotel, room: '' });
  const page = thumbnailPage(chosen, place);
  if (!present) return null;
  return (
    <Stack gap="3">
      <Flex gap="2" wrap="wrap" role="group" aria-label={t('gallery.categories')}>
        {categories.map((one) => (
          <Chip
            key={one}
            pressed={one === category}
            onClick={() => {
              setCategory(one);
              setPlace(0);
            }}
          >
            {t(`gallery.${one === 'all' ? 'every' : one}`)}
          </Chip>
        ))}
      </Flex>
      <Box position="relative" aspectRatio="4/3" maxHeight="420px" borderRadius="md" overflow="hidden">
        <HotelPicture key={present.url} url={present.url} alt={caption(present)} eager />
      </Box>
      <Flex align="center" justify="space-between" gap="2">
        <IconButton label={t('gallery.before')} onClick={() => step(-1)}>
          <IconChevronLeft size={20} />
        </IconButton>
        <Text kind="small" tone="muted" role="status">
          {t('gallery.of', { place: place + 1, count: chosen.length })}
        </Text>
        <IconButton label={t('gallery.after')} onClick={() => step(1)}>
          <IconChevronRight size={20} />
        </IconButton>
      </Flex>
      <Grid as="ul" listStyleType="none" templateColumns="repeat(5, minmax(0,1fr))" gap="2">
        {page.map(({ item, index }) => (
          <li key={item.url}>
            <Thumbnail
              type="button"
              aria-current={index === place || undefined}
              aria-label={t('gallery.open', { place: index + 1 })}
              onClick={() => setPlace(index)}
            >
              <HotelPicture url={item.url} alt="" />
            </Thumbnail>
          </li>
        ))}
      </Grid>
      <Heading as="h3" size="h3">
        {t('filters.facilities')}
      </Heading>
      <FacilityList facilities={facilities} />
    </Stack>
  );
}

const Thumbnail = chakra('button', {
  base: {
    display: 'block',
    width: 'full',
    minHeight: '44px',
    aspectRatio: '4/3',
    borderRadius: 'sm',
    overflow: 'hidden',
    cursor: 'pointer',
    '&[aria-current]': { outline: '2px solid', outlineColor: 'accent.solid', outlineOffset: '1px' },
  },
});

export const view: View = { title: 'gallery.title', Component: GalleryDialog };
