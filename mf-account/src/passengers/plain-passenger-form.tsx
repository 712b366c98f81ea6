import { useState } from 'react';
import type { SavedPassenger } from '@aylal/contracts/account';
import { homeDate } from '@aylal/domain/calendar';
import { nationalityIn } from '@aylal/domain/people';
import { beginRendered, FormKey, FormProvider, usePostedField, useSchemaForm } from '@aylal/forms';
import { useLocale, usePageForm, useServices, useSharedMessages } from '@aylal/shell';
import { Button, Stack } from '@aylal/ui';
import { ConflictNotice } from './conflict-notice.tsx';
import { PassengerFields } from './passenger-fields.tsx';
import { emptyPassenger, passengerSchema, valuesOf } from './passenger-values.ts';
import { revisionField, type PassengerRefusal } from './plain-passenger-address.ts';
import { PlainPassengerRefused } from './plain-passenger-refused.tsx';

/** A passenger without scripts: the fields of the screen, posted (`submit-passenger.ts`). */
export function PlainPassengerForm({ saved }: { saved?: SavedPassenger }) {
  const s = useSharedMessages();
  const locale = useLocale();
  const { now } = useServices();
  const page = usePageForm<PassengerRefusal>();
  const start = saved ? valuesOf(saved, locale) : emptyPassenger(nationalityIn(locale, 'MN'));
  const [begin] = useState(() => (page ? beginRendered(start, page) : { defaultValues: start, errors: undefined }));
  const [schema] = useState(() => passengerSchema(homeDate(now())));
  const form = useSchemaForm(schema, begin);
  const refused = page?.posted?.answer.refused;
  const conflict = refused?.kind === 'conflict' ? refused.saved : null;
  const posted = usePostedField(revisionField);
  return (
    <FormProvider {...form}>
      <form method="post" noValidate>
        <FormKey />
        {saved && (
          // What was read is what is replaced; after a conflict, what the notice below the form shows.
          <input type="hidden" name={revisionField} value={conflict ? saved.revision : (posted ?? saved.revision)} />
        )}
        <Stack gap="4">
          <PassengerFields global={false} />
          {conflict && <ConflictNotice saved={conflict} />}
          <PlainPassengerRefused />
          <Button type="submit" alignSelf="start">
            {s('action.save')}
          </Button>
        </Stack>
      </form>
    </FormProvider>
  );
}
