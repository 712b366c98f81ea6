import { getOfficeOrder, giveGoodwill, type OfficeOrder, type StaffMember } from '@aylal/contracts/office';
import { goodwillAlone, goodwillLeft, needsSecondPerson } from '@aylal/domain/office';
import { SectionCard, textFault, useOfficeWrite } from '@aylal/office';
import { formatMoney, messageKey, useLocale, useServices, useSharedMessages } from '@aylal/shell';
import { Button, Notice, Stack, Text, TextField } from '@aylal/ui';
import { TextAreaField } from '@aylal/ui/primitives';
import { useRef, useState, type FormEvent } from 'react';
import { readAmount } from '../domain/read-amount.ts';
import { useOfficeMessages } from '../ui/use-office-messages.ts';
import { GoodwillList } from './goodwill-list.tsx';

export interface OrderGoodwillProps {
  readonly order: OfficeOrder;
  readonly staff: StaffMember;
}

/** Money that the office gives by judgement: what was given, and the form to give more, with the rule of the second person beside it. */
export function OrderGoodwill({ order, staff }: OrderGoodwillProps) {
  const t = useOfficeMessages();
  return (
    <SectionCard title={t('goodwill.title')}>
      <Stack gap="4">
        <GoodwillList order={order} staff={staff} />
        <GiveForm order={order} />
      </Stack>
    </SectionCard>
  );
}

function GiveForm({ order }: { order: OfficeOrder }) {
  const t = useOfficeMessages();
  const s = useSharedMessages();
  const locale = useLocale();
  const { intents, toasts } = useServices();
  const { running, fault, run } = useOfficeWrite([getOfficeOrder.name]);
  const [typed, setTyped] = useState('');
  const [reason, setReason] = useState('');
  const [asked, setAsked] = useState(false);
  const amountField = useRef<HTMLInputElement>(null);
  const reasonField = useRef<HTMLTextAreaElement>(null);
  const given = order.goodwill.filter(({ state }) => state !== 'refused').reduce((sum, { amount }) => sum + amount, 0);
  const left = goodwillLeft({ total: order.total, given });
  const amount = readAmount(typed);
  const tooMuch = amount !== null && amount > left;
  const amountFault =
    amount === null
      ? s('validation_number')
      : tooMuch
        ? t('goodwill.atMost', { amount: formatMoney(left, locale) })
        : undefined;
  const reasonKey = textFault(reason);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (running) return;
    setAsked(true);
    if (amount === null || amountFault !== undefined) return amountField.current?.focus();
    if (reasonKey !== null) return reasonField.current?.focus();
    const intent = `goodwill ${order.ref_number}`;
    const body = { ref_number: order.ref_number, amount, reason: reason.trim() };
    const id = intents.keyFor(intent, body);
    const refused = await run((api) => api.call(giveGoodwill, { body: { id, ...body } }));
    if (refused !== null) return undefined;
    intents.settle(intent);
    toasts.show({ kind: 'success', text: t(needsSecondPerson(amount) ? 'goodwill.asked' : 'goodwill.given') });
    setTyped('');
    setReason('');
    setAsked(false);
    return undefined;
  };

  if (left === 0) return <Text tone="muted">{t('goodwill.nothingLeft')}</Text>;
  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <Stack gap="3">
        <TextField
          ref={amountField}
          label={t('goodwill.amount')}
          hint={t('goodwill.hint', { amount: formatMoney(goodwillAlone, locale) })}
          inputMode="numeric"
          autoComplete="off"
          maxLength={12}
          suffix="₮"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          error={asked ? amountFault : undefined}
        />
        <TextAreaField
          ref={reasonField}
          label={t('goodwill.why')}
          rows={2}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
          error={asked && reasonKey !== null ? s(messageKey(reasonKey)) : undefined}
        />
        {fault !== null && (
          <Notice tone="danger" live="alert">
            {fault.text}
          </Notice>
        )}
        <Button type="submit" variant="outline" alignSelf="start" loading={running}>
          {t(amount !== null && needsSecondPerson(amount) ? 'goodwill.ask' : 'goodwill.give')}
        </Button>
      </Stack>
    </form>
  );
}
