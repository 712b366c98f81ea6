import type { Hotel } from '@aylal/contracts/hotels';
import { useServices } from '@aylal/shell';
import { Box, Button, Grid } from '@aylal/ui';
import { HotelPicture } from '../ui/hotel-picture.tsx';
import { useHotelsMessages } from '../ui/use-hotels-messages.ts';
import { galleryDialog } from '../ui/gallery-dialog-ref.ts';

const shown = 5;

/** The first pictures, one large, and the way to all of them. A phone shows the large one. */
export function GalleryStrip({ hotel }: { hotel: Hotel }) {
  const t = useHotelsMessages();
  const { dialogs } = useServices();
  const { name, images, facilities } = hotel;
  const pictures = images.slice(0, shown);
  return (
    <Box position="relative" marginTop="4">
      <Grid
        templateColumns={{ base: '1fr', md: '2fr 1fr 1fr' }}
        templateRows={{ md: '1fr 1fr' }}
        gap="2"
        height={{ base: '220px', md: '380px' }}
        borderRadius="lg"
        overflow="hidden"
      >
        {(pictures.length > 0 ? pictures : [null]).map((image, index) => (
          <Box
            key={image?.url ?? 'none'}
            gridRow={{ md: index === 0 ? 'span 2' : undefined }}
            display={{ base: index === 0 ? 'block' : 'none', md: 'block' }}
            minHeight="0"
          >
            <HotelPicture
              url={image?.url ?? null}
              alt={t(`picture.${image?.category ?? 'exterior'}`, { hotel: name, room: '' })}
              eager={index === 0}
            />
          </Box>
        ))}
      </Grid>
      {images.length > 0 && (
        <Button
          variant="outline"
          size="sm"
          bg="bg"
          position="absolute"
          insetEnd="3"
          bottom="3"
          onClick={() => void dialogs.open(galleryDialog, { hotel: name, images, facilities })}
        >
          {t('gallery.all', { count: images.length })}
        </Button>
      )}
    </Box>
  );
}
