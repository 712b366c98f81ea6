import type { DialogViewOf } from '@aylal/shell';
import { Heading, LinkButton, RidgeScene, Stack, Text } from '@aylal/ui';
import { IconMapPin } from '@aylal/ui/icons';
import { useBusMessages } from '../ui/use-bus-messages.ts';
import type { localPlaceDialog } from './local-place-dialog-ref.ts';

type View = DialogViewOf<typeof localPlaceDialog>;

/** One place: what is there, and where it lies. */
function LocalPlaceDialog({ props: { place } }: Parameters<View['Component']>[0]) {
  const t = useBusMessages();
  const { lat, lon } = place.location;
  return (
    <Stack gap="3">
      <RidgeScene mood="dawn" wide />
      <Heading as="h3" size="h2">
        {place.title}
      </Heading>
      <Text>{place.text}</Text>
      <LinkButton asChild variant="outline">
        <a
          href={`https://www.openstreetmap.org/?mlat=${lat}&mlon=${lon}#map=9/${lat}/${lon}`}
          target="_blank"
          rel="noreferrer"
        >
          <IconMapPin />
          {t('local.onMap')}
        </a>
      </LinkButton>
    </Stack>
  );
}

export const view: View = { title: 'local.place', Component: LocalPlaceDialog };
