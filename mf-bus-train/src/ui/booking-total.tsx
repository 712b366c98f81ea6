import { Box, Button, Card, Heading, Text } from '@aylal/ui';
import { KeyValueList } from '@aylal/ui/primitives';
import type { ReactNode } from 'react';
import { useBusMessages } from './use-bus-messages.ts';

export interface BookingTotalProps {
  title: string;
  /** The day of it, and how long. */
  when: string;
  /** The rows of the sum. */
  rows: ReactNode;
  /** What is to know of the sum, below it. */
  children?: ReactNode;
  /** The id of the form that the button sends; on a phone the form has a button of its own. */
  form: string;
  busy: boolean;
  /** How long it is held. */
  held: string;
}

/** The card beside a booking form: what is booked, what it comes to, and on a desktop the button. */
export function BookingTotal({ title, when, rows, children, form, busy, held }: BookingTotalProps) {
  const t = useBusMessages();
  return (
    <Card padded>
      <Heading size="h2">{title}</Heading>
      <Text kind="small" tone="muted" marginTop="1">
        {when}
      </Text>
      <KeyValueList marginTop="3" aria-live="polite">
        {rows}
      </KeyValueList>
      {children}
      <Box display={{ base: 'none', lg: 'grid' }} marginTop="4">
        <Button type="submit" form={form} loading={busy}>
          {t('tripBooking.submit')}
        </Button>
      </Box>
      <Text kind="small" tone="muted" marginTop="3">
        {held}
      </Text>
    </Card>
  );
}
