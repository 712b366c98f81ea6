import { useState } from 'react';
import type { SessionUser } from '@aylal/contracts/account';
import { bookTransport, type Transport } from '@aylal/contracts/transports';
import { AnswerInSight, BookingFormBody, FormProvider, useFormSending, usePersistentForm } from '@aylal/forms';
import { ContactCard, contactFieldName, contactOfUser } from '@aylal/forms/person';
import { sendBooking, usePatience, type BookingAnswer } from '@aylal/booking';
import { accountRoutes, checkoutRoutes, transportRoutes } from '@aylal/routes';
import { type SharedTranslate, usePageForm, useServices, useSharedMessages } from '@aylal/shell';
import { Aside, Heading, MainWithAside } from '@aylal/ui';
import { type BusKey, type BusTranslate, useBusMessages } from '../../ui/use-bus-messages.ts';
import { DuplicateOrderNotice } from '../../ui/package-booking/duplicate-order-notice.tsx';
import { emptyTransport, transportFieldId, transportSchema } from './transport-form-schema.ts';
import { transportDraftKey, transportToCommand } from './transport-to-command.ts';
import { TransportTotalBar } from './transport-total-bar.tsx';
import { TransportTotal } from './transport-total.tsx';
import { WhenAndWhere } from './when-and-where.tsx';

/** When, where and for whom, and the booking of it. What is typed stays over a change of language and a refused booking. */
export function TransportBookingForm({ transport, user }: { transport: Transport; user: SessionUser }) {
  const t = useBusMessages();
  const s = useSharedMessages();
  const services = useServices();
  const { drafts, navigator } = services;
  const patience = usePatience();
  const draftKey = transportDraftKey(transport);
  const name = `${user.last_name} ${user.first_name}`.trim();
  const form = usePersistentForm(transportSchema(transport.kind), {
    draftKey,
    start: (typed) =>
      contactOfUser(typed ?? { ...emptyTransport(transport, t('transportBooking.airport')), contact_name: name }, user),
    overReload: true,
  });
  const [answer, setAnswer] = useState<BookingAnswer | null>(
    usePageForm<BookingAnswer>()?.posted?.answer.refused ?? null,
  );
  const sending = useFormSending(form, async (values) => {
    setAnswer(null);
    const command = transportToCommand(transport, values);
    const answered = await sendBooking({ ...services, patience }, draftKey, bookTransport, command);
    if (answered.kind === 'booked') {
      drafts.clear(draftKey);
      navigator.go(checkoutRoutes.checkout.to({ refNumber: answered.ref_number }));
      return undefined;
    }
    setAnswer(answered);
    return answered.kind === 'fields' ? answered.fields : undefined;
  });
  return (
    <FormProvider {...form}>
      <Heading as="h1" size="h1" marginBottom="4">
        {t('transportBooking.title')}
      </Heading>
      <MainWithAside>
        <BookingFormBody
          id="transport-booking"
          sending={sending}
          faults={sending.faults.map(({ path }) => ({ fieldId: transportFieldId(path), text: errorLabel(path, t, s) }))}
        >
          <AnswerInSight answer={answer}>
            <DuplicateOrderNotice
              answer={answer}
              orderAt={(refNumber) => accountRoutes.order.to({ product: 'transport', refNumber })}
              other={{ to: transportRoutes.list.to(), label: t('transport.all') }}
              texts={{
                already: t('transportBooking.already'),
                gone: t('transport.missingText'),
                soldOut: t('transportBooking.soldOut'),
              }}
            />
          </AnswerInSight>
          <WhenAndWhere transport={transport} />
          <ContactCard fieldId={transportFieldId} text={t('transportBooking.contactText')} named />
        </BookingFormBody>
        <Aside>
          <TransportTotal transport={transport} busy={sending.busy} />
        </Aside>
      </MainWithAside>
      <TransportTotalBar transport={transport} busy={sending.busy} />
    </FormProvider>
  );
}

const names: Record<string, BusKey> = {
  date: 'transportBooking.date',
  time: 'transportBooking.time',
  days: 'transportBooking.days',
  people: 'transportBooking.people',
  pick_up: 'transportBooking.pickUp',
  drop_off: 'transportBooking.dropOff',
  flight: 'transportBooking.flight',
};

function errorLabel(path: string, t: BusTranslate, s: SharedTranslate): string {
  return contactFieldName(path, s) ?? t(names[path] ?? 'transportBooking.title');
}
