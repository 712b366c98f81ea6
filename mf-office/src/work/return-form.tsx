import { listWork, returnTransfer, type OfficeWork } from '@aylal/contracts/office';
import { bankList, bankName } from '@aylal/domain/payments';
import { textFault, useOfficeWrite } from '@aylal/office';
import { messageKey, useLocale, useServices, useSharedMessages } from '@aylal/shell';
import { Button, Heading, Notice, SelectField, Stack, Text } from '@aylal/ui';
import { RadioChips, TextAreaField } from '@aylal/ui/primitives';
import { useRef, useState, type FormEvent } from 'react';
import { senderOf } from '../domain/sender-of.ts';
import { workAddress, type WorkFilter } from '../domain/work-address.ts';
import { useOfficeMessages } from '../ui/use-office-messages.ts';

export interface ReturnFormProps {
  /** The work of the transfer. */
  readonly item: OfficeWork;
  readonly filter: WorkFilter;
}

/** Sends a transfer back that belongs to no order: to the account that it came from, where the statement names one, or as returned by the bank. */
export function ReturnForm({ item: { reference, raw }, filter }: ReturnFormProps) {
  const t = useOfficeMessages();
  const s = useSharedMessages();
  const locale = useLocale();
  const { intents, navigator, toasts } = useServices();
  const { running, fault, run } = useOfficeWrite([listWork.name]);
  const sender = senderOf(raw);
  const [way, setWay] = useState<'pay' | 'by-bank'>(sender === null ? 'by-bank' : 'pay');
  const [bank, setBank] = useState('');
  const [reason, setReason] = useState('');
  const [asked, setAsked] = useState(false);
  const bankField = useRef<HTMLSelectElement>(null);
  const reasonField = useRef<HTMLTextAreaElement>(null);
  const lacksBank = way === 'pay' && bank === '';
  const reasonKey = textFault(reason);
  const bankFault = asked && lacksBank ? s('validation_required_bank') : undefined;

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (running) return;
    setAsked(true);
    if (lacksBank) return bankField.current?.focus();
    if (reasonKey !== null) return reasonField.current?.focus();
    const intent = `return ${reference}`;
    const body = { reference, bank_name: way === 'pay' ? bank : null, reason: reason.trim() };
    const id = intents.keyFor(intent, body);
    const refused = await run((api) => api.call(returnTransfer, { body: { id, ...body } }));
    if (refused?.field === 'bank_name') bankField.current?.focus();
    if (refused !== null) return undefined;
    intents.settle(intent);
    toasts.show({ kind: 'success', text: t(`return.done.${way}`) });
    navigator.go(workAddress(filter, null), { replace: true });
    return undefined;
  };

  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <Stack gap="3">
        <Heading as="h3" size="h3">
          {t('return.title')}
        </Heading>
        {sender === null ? (
          <Text tone="muted">{t('return.noSender')}</Text>
        ) : (
          <RadioChips
            legend={t('return.way')}
            value={way}
            options={[
              { value: 'pay', label: t('return.ways.pay', { account: sender }) },
              { value: 'by-bank', label: t('return.ways.by-bank') },
            ]}
            onChange={setWay}
          />
        )}
        {way === 'pay' && (
          <SelectField
            ref={bankField}
            label={t('return.bank')}
            hint={t('return.bankHint')}
            placeholder={t('return.chooseBank')}
            options={bankList.map(({ value }) => ({ value, label: bankName(value, locale) }))}
            value={bank}
            onChange={({ target }) => setBank(target.value)}
            error={fault?.field === 'bank_name' ? t('return.noAccount') : bankFault}
          />
        )}
        <TextAreaField
          ref={reasonField}
          label={t('return.why')}
          rows={2}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
          error={asked && reasonKey !== null ? s(messageKey(reasonKey)) : undefined}
        />
        {fault !== null && fault.field !== 'bank_name' && (
          <Notice tone="danger" live="alert">
            {fault.text}
          </Notice>
        )}
        <Button type="submit" variant="outline" alignSelf="start" loading={running}>
          {t(`return.submit.${way}`)}
        </Button>
      </Stack>
    </form>
  );
}
