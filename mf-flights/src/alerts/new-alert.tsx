import { usePageForm } from '@aylal/shell';
import { Card, Heading, Notice, Stack } from '@aylal/ui';
import { usePlaceNames } from '../ui/use-place-names.ts';
import type { PriceAlertSubject } from '../ui/price-alert-dialog-ref.ts';
import { useFlightsMessages } from '../ui/use-flights-messages.ts';
import { useAlertMessages } from './alert-messages.ts';
import { PriceAlertForm } from './price-alert-form.tsx';
import type { AlertRefusal } from './submit-alerts.ts';

/** MODAL-36 as a part of a page, for the journey of its address: where the results lead a browser that runs no scripts. */
export function NewAlert({ subject, onSet }: { subject: Omit<PriceAlertSubject, 'journey'>; onSet: () => void }) {
  const flightsMessage = useFlightsMessages();
  const t = useAlertMessages();
  const { from, to } = usePlaceNames(subject.criteria, undefined);
  const posted = usePageForm<AlertRefusal>()?.posted;
  if (posted?.answer.done === 'set') {
    const email = posted.fields.find(([name]) => name === 'contact_email')?.[1] ?? '';
    return (
      <Notice tone="success" live="status">
        {t('done', { email })}
      </Notice>
    );
  }
  return (
    <Card as="section" padded aria-labelledby="new-alert">
      <Stack gap="4">
        <Heading size="h2" id="new-alert">
          {flightsMessage('alerts.title')}
        </Heading>
        <PriceAlertForm subject={{ ...subject, journey: `${from} – ${to}` }} onSet={onSet} />
      </Stack>
    </Card>
  );
}
