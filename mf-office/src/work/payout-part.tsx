import { decidePayout, listWork, type OfficeWork, type StaffMember } from '@aylal/contracts/office';
import type { Locale } from '@aylal/domain/language';
import { bankName } from '@aylal/domain/payments';
import { TextForm, useOfficeWrite } from '@aylal/office';
import { QueryView, WaitingBoxes } from '@aylal/parts';
import { officeRoutes } from '@aylal/routes';
import { formatInstantWithYear, formatMoney, RouteLink, useLocale, useQuery, useServices } from '@aylal/shell';
import { Notice, Stack, TextLink } from '@aylal/ui';
import { KeyValue, KeyValueList, RadioChips } from '@aylal/ui/primitives';
import { useState } from 'react';
import { payoutQuery } from '../api/payout-query.ts';
import { mayDo } from '../domain/may-do.ts';
import { workAddress, type WorkFilter } from '../domain/work-address.ts';
import { useOfficeMessages } from '../ui/use-office-messages.ts';
import { RefusePayoutForm } from './refuse-payout-form.tsx';

export interface PayoutPartProps {
  readonly item: OfficeWork;
  readonly filter: WorkFilter;
  readonly staff: StaffMember;
}

/** Whose money wants to leave and to where, and for finance the decision on it. */
export function PayoutPart({ item, filter, staff }: PayoutPartProps) {
  const t = useOfficeMessages();
  const locale = useLocale();
  const query = useQuery(payoutQuery(useServices(), item.reference));
  const isMine = item.owner?.id === staff.id;
  return (
    <QueryView
      query={query}
      waiting={<WaitingBoxes label={t('payout.loading')} heights={['140px']} />}
      failed={{ title: t('payout.failed'), phone: false }}
    >
      {({ reference, kind, amount, customer, bank_name, account, ref_number, asked_at, locale: language }) => (
        <Stack gap="4">
          <KeyValueList>
            <KeyValue label={t('payout.what')}>{t(`payout.kinds.${kind}`)}</KeyValue>
            <KeyValue label={t('facts.amount')}>{formatMoney(amount, locale)}</KeyValue>
            <KeyValue label={t('payout.to')}>{`${bankName(bank_name, locale)} ${account}`}</KeyValue>
            {customer !== '' && <KeyValue label={t('payout.holder')}>{customer}</KeyValue>}
            <KeyValue label={t('payout.asked')}>{formatInstantWithYear(asked_at, locale)}</KeyValue>
            {ref_number !== null && (
              <KeyValue label={t('assign.order')}>
                <TextLink asChild>
                  <RouteLink to={officeRoutes.order.to({ ref: ref_number })}>{ref_number}</RouteLink>
                </TextLink>
              </KeyValue>
            )}
          </KeyValueList>
          {isMine && mayDo.approvePayouts(staff.role) && (
            <Decision reference={reference} kind={kind} language={language} filter={filter} />
          )}
          {isMine && !mayDo.approvePayouts(staff.role) && <Notice>{t('payout.finance')}</Notice>}
        </Stack>
      )}
    </QueryView>
  );
}

interface DecisionProps {
  readonly reference: string;
  readonly kind: 'withdrawal' | 'refund';
  /** In which the customer is mailed. */
  readonly language: Locale;
  readonly filter: WorkFilter;
}

function Decision({ reference, kind, language, filter }: DecisionProps) {
  const t = useOfficeMessages();
  const { navigator, toasts } = useServices();
  const { running, fault, run } = useOfficeWrite([listWork.name]);
  const [choice, setChoice] = useState<'approve' | 'refuse'>('approve');
  const send = async (reason: string, for_customer = '') => {
    const body = { reference, agree: choice === 'approve', reason, for_customer };
    const refused = await run((api) => api.call(decidePayout, { body }));
    if (refused !== null) return false;
    toasts.show({ kind: 'success', text: t(`payout.done.${choice}`) });
    navigator.go(workAddress(filter, null), { replace: true });
    return true;
  };
  return (
    <Stack gap="3">
      <RadioChips
        legend={t('goodwill.decide')}
        value={choice}
        options={(['approve', 'refuse'] as const).map((one) => ({ value: one, label: t(`payout.${one}`) }))}
        onChange={setChoice}
      />
      {choice === 'approve' ? (
        <TextForm
          label={t('goodwill.decideWhy')}
          hint={t('payout.approved')}
          button={t('payout.approve')}
          variant="solid"
          running={running}
          fault={fault?.text ?? null}
          onSend={send}
        />
      ) : (
        <RefusePayoutForm
          kind={kind}
          language={language}
          running={running}
          fault={fault?.text ?? null}
          onSend={({ reason, for_customer }) => send(reason, for_customer)}
        />
      )}
    </Stack>
  );
}
