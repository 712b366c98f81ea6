import type { DialogViewOf } from '@aylal/shell';
import { Box, Heading, Stack, Text } from '@aylal/ui';
import { useHotelsMessages } from '../ui/use-hotels-messages.ts';
import type { checkInDialog } from '../ui/check-in-dialog-ref.ts';

type View = DialogViewOf<typeof checkInDialog>;

function CheckInDialog({ props: { notice } }: Parameters<View['Component']>[0]) {
  const t = useHotelsMessages();
  const lines = [
    { title: t('search.checkIn'), text: notice.arrival_time_info },
    { title: t('search.checkOut'), text: notice.departure_time_info },
    ...notice.note.map(({ Category, Text: text }) => ({ title: t(`checkIn.${Category}`), text })),
  ];
  return (
    <Stack gap="3">
      {lines.map(({ title, text }) => (
        <Box key={title}>
          <Heading as="h3" size="h3">
            {title}
          </Heading>
          <Text>{text}</Text>
        </Box>
      ))}
    </Stack>
  );
}

export const view: View = { title: 'checkIn.title', Component: CheckInDialog };
