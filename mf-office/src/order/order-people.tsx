import { getOfficeOrder, revealOrderPeople, type OfficeOrder } from '@aylal/contracts/office';
import type { ResultOf } from '@aylal/contracts';
import { SectionCard, TextForm, useOfficeWrite } from '@aylal/office';
import { Box } from '@aylal/ui';
import { useState } from 'react';
import { KeyValue, KeyValueList } from '@aylal/ui/primitives';
import { ContactForm } from './contact-form.tsx';
import { useOfficeMessages } from '../ui/use-office-messages.ts';

type People = ResultOf<typeof revealOrderPeople>;

export interface OrderPeopleProps {
  readonly order: OfficeOrder;
  /** Whether this person may see them in the clear. */
  readonly mayReveal: boolean;
}

/** Who the order is about: masked, until it is asked for with a reason. What is shown then is gone when the page is left. */
export function OrderPeople({ order, mayReveal }: OrderPeopleProps) {
  const t = useOfficeMessages();
  const [people, setPeople] = useState<People | null>(null);
  const { running, fault, run } = useOfficeWrite([getOfficeOrder.name]);
  const reveal = async (reason: string) => {
    const refused = await run(async (api) => {
      const answer = await api.call(revealOrderPeople, { body: { ref_number: order.ref_number, reason } });
      if (answer.status_code === 200) setPeople(answer.result);
      return answer;
    });
    return refused === null;
  };
  const contact = people ?? order.contact;
  const travellers = people?.travellers ?? order.travellers;
  return (
    <SectionCard title={t('people.title')}>
      <KeyValueList>
        <KeyValue label={t('people.contact')}>{contact.name || '–'}</KeyValue>
        <KeyValue label={t('people.email')}>{contact.email || '–'}</KeyValue>
        <KeyValue label={t('people.phone')}>{contact.phone || '–'}</KeyValue>
        {travellers.map(({ name, document }, index) => (
          <KeyValue key={index} label={name}>
            {[document, order.travellers[index]?.ticket_number].filter(Boolean).join(' · ') || '–'}
          </KeyValue>
        ))}
      </KeyValueList>
      {mayReveal && people === null && (
        <Box marginTop="4">
          <TextForm
            label={t('people.why')}
            hint={t('people.whyHint')}
            button={t('people.reveal')}
            variant="outline"
            running={running}
            fault={fault?.text ?? null}
            onSend={reveal}
          />
        </Box>
      )}
      {mayReveal && <ContactForm reference={order.ref_number} />}
    </SectionCard>
  );
}
