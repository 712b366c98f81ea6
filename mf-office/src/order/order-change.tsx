import { answerOrderChange, getOfficeOrder, type OfficeOrder } from '@aylal/contracts/office';
import { SectionCard, TextForm, useOfficeWrite } from '@aylal/office';
import { JourneyLegs } from '@aylal/parts';
import { formatInstantWithYear, formatMoney, useLocale, useServices } from '@aylal/shell';
import { Stack, Text } from '@aylal/ui';
import { RadioChips } from '@aylal/ui/primitives';
import { useState } from 'react';
import { useOfficeMessages } from '../ui/use-office-messages.ts';

export interface OrderChangeProps {
  readonly order: OfficeOrder;
  readonly change: NonNullable<OfficeOrder['partner_change']>;
  readonly mayAnswer: boolean;
}

/** What the carrier has changed of the journey, how far its answer is, and the form that answers for a customer who called. */
export function OrderChange({ order, change, mayAnswer }: OrderChangeProps) {
  const t = useOfficeMessages();
  const locale = useLocale();
  const { kind, state, before, after, answer_by, otherwise, answered_by, answers } = change;
  const until = formatInstantWithYear(answer_by, locale);
  return (
    <SectionCard title={t(`carrierChange.title.${kind}`)}>
      <Stack gap="4">
        <Text>
          {state === 'open'
            ? t(`carrierChange.open.${otherwise ?? 'people'}`, { until })
            : t(`carrierChange.${state}`, { by: t(`carrierChange.by.${answered_by ?? 'customer'}`) })}
        </Text>
        <div>
          <Text kind="small" tone="muted">
            {t('carrierChange.before')}
          </Text>
          <JourneyLegs trips={before} none={t('carrierChange.none')} gone />
        </div>
        <div>
          <Text kind="small" tone="muted">
            {t('carrierChange.after')}
          </Text>
          <JourneyLegs trips={after} none={t('carrierChange.none')} />
        </div>
        {mayAnswer && answers.length > 0 && <AnswerForm reference={order.ref_number} change={change} />}
      </Stack>
    </SectionCard>
  );
}

function AnswerForm({ reference, change }: Pick<OrderChangeProps, 'change'> & { readonly reference: string }) {
  const t = useOfficeMessages();
  const price = formatMoney(change.refund, useLocale());
  const { intents, toasts } = useServices();
  const { running, fault, run } = useOfficeWrite([getOfficeOrder.name]);
  const [answer, setAnswer] = useState<(typeof change.answers)[number] | undefined>(undefined);
  const send = async (reason: string) => {
    if (!answer) return false;
    const intent = `office change ${reference}`;
    const body = { ref_number: reference, change: change.id, answer, reason };
    const id = intents.keyFor(intent, body);
    const refused = await run((api) => api.call(answerOrderChange, { body: { id, ...body } }));
    if (refused !== null) return false;
    intents.settle(intent);
    toasts.show({ kind: 'success', text: t(`carrierChange.done.${answer}`) });
    return true;
  };
  return (
    <Stack gap="3">
      <RadioChips
        legend={t('carrierChange.said')}
        value={answer}
        options={change.answers.map((one) => ({ value: one, label: t(`carrierChange.answer.${one}`, { price }) }))}
        onChange={setAnswer}
      />
      {answer && (
        <TextForm
          label={t('action.why')}
          button={t(`carrierChange.answer.${answer}`, { price })}
          variant="solid"
          running={running}
          fault={fault?.text ?? null}
          onSend={send}
        />
      )}
    </Stack>
  );
}
