import {
  listReconciliation,
  listWork,
  readDifference,
  settleDifference,
  type OfficeDifference,
  type StaffMember,
} from '@aylal/contracts/office';
import { needsSecondForWriteOff, writtenOff, type DifferenceOutcome } from '@aylal/domain/office';
import { textFault, useOfficeWrite } from '@aylal/office';
import { formatMoney, messageKey, useLocale, useServices, useSharedMessages } from '@aylal/shell';
import { Button, Heading, Notice, Stack, Text, TextField } from '@aylal/ui';
import { RadioChips, TextAreaField } from '@aylal/ui/primitives';
import { useRef, useState, type FormEvent } from 'react';
import { workAddress, type WorkFilter } from '../domain/work-address.ts';
import { useOfficeMessages } from '../ui/use-office-messages.ts';

export interface SettleFormProps {
  readonly difference: OfficeDifference;
  readonly filter: WorkFilter;
  readonly staff: StaffMember;
}

/** Settles a difference with one of the ends that it may have; who has asked to write it off leaves that to a colleague. */
export function SettleForm({ difference, filter, staff }: SettleFormProps) {
  const t = useOfficeMessages();
  const s = useSharedMessages();
  const { navigator, toasts } = useServices();
  const { running, fault, run } = useOfficeWrite([listWork.name, readDifference.name, listReconciliation.name]);
  const { reference, outcomes, asked: wish } = difference;
  const mine = wish?.by.id === staff.id;
  const offered = outcomes.filter((one) => !(mine && one === 'write-off'));
  const [outcome, setOutcome] = useState<DifferenceOutcome | undefined>(wish && !mine ? 'write-off' : offered[0]);
  const [order, setOrder] = useState('');
  const [reason, setReason] = useState('');
  const [asked, setAsked] = useState(false);
  const orderField = useRef<HTMLInputElement>(null);
  const reasonField = useRef<HTMLTextAreaElement>(null);
  const reasonKey = textFault(reason);
  const lacksOrder = outcome === 'book' && order.trim() === '';
  const isRequest = outcome === 'write-off' && wish === null && needsSecondForWriteOff(writtenOff(difference));

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (running || outcome === undefined) return;
    setAsked(true);
    if (lacksOrder) return orderField.current?.focus();
    if (reasonKey !== null) return reasonField.current?.focus();
    const ref = outcome === 'book' ? { ref_number: order.trim() } : {};
    const body = { reference, outcome, reason: reason.trim(), ...ref };
    const refused = await run((api) => api.call(settleDifference, { body }));
    if (refused?.field === 'ref_number') orderField.current?.focus();
    if (refused !== null) return undefined;
    toasts.show({ kind: 'success', text: t(isRequest ? 'difference.askedToast' : 'difference.settled') });
    navigator.go(workAddress(filter, null), { replace: true });
    return undefined;
  };

  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <Stack gap="3">
        <Heading as="h3" size="h3">
          {t('difference.settle')}
        </Heading>
        <RadioChips
          legend={t('difference.how')}
          value={outcome}
          options={offered.map((one) => ({ value: one, label: t(`difference.outcomes.${one}.name`) }))}
          onChange={setOutcome}
        />
        {outcome && <OutcomeText difference={difference} outcome={outcome} isRequest={isRequest} />}
        {outcome === 'book' && (
          <TextField
            ref={orderField}
            label={t('assign.order')}
            hint={t('difference.orderHint')}
            autoCapitalize="characters"
            autoComplete="off"
            spellCheck={false}
            maxLength={40}
            value={order}
            onChange={({ target }) => setOrder(target.value)}
            error={
              fault?.field === 'ref_number'
                ? t('order.missingTitle')
                : asked && lacksOrder
                  ? s('validation_required')
                  : undefined
            }
          />
        )}
        <TextAreaField
          ref={reasonField}
          label={t('difference.why')}
          rows={2}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
          error={asked && reasonKey !== null ? s(messageKey(reasonKey)) : undefined}
        />
        {fault !== null && fault.field !== 'ref_number' && (
          <Notice tone="danger" live="alert">
            {fault.text}
          </Notice>
        )}
        {outcome && (
          <Button type="submit" alignSelf="start" loading={running}>
            {isRequest ? t('goodwill.ask') : t(`difference.outcomes.${outcome}.submit`)}
          </Button>
        )}
      </Stack>
    </form>
  );
}

interface OutcomeTextProps {
  readonly difference: OfficeDifference;
  readonly outcome: DifferenceOutcome;
  readonly isRequest: boolean;
}

/** What an end does to the books, before it is sent. */
function OutcomeText({ difference, outcome, isRequest }: OutcomeTextProps) {
  const t = useOfficeMessages();
  const locale = useLocale();
  const amount = writtenOff(difference);
  return (
    <Text kind="small" tone="muted">
      {outcome === 'write-off'
        ? t(amount < 0 ? 'difference.cost' : 'difference.gain', { amount: formatMoney(Math.abs(amount), locale) })
        : t(`difference.outcomes.${outcome}.text`)}
      {isRequest && ` ${t('goodwill.asked')}.`}
    </Text>
  );
}
