import type { OfficeDifference, OfficeWork, StaffMember } from '@aylal/contracts/office';
import { QueryView, WaitingBoxes } from '@aylal/parts';
import { officeRoutes } from '@aylal/routes';
import { formatInstant, formatMoney, RouteLink, useLocale, useQuery, useServices } from '@aylal/shell';
import { Notice, Stack, TextLink } from '@aylal/ui';
import { KeyValue, KeyValueList } from '@aylal/ui/primitives';
import { differenceQuery } from '../api/difference-queries.ts';
import { mayDo } from '../domain/may-do.ts';
import type { WorkFilter } from '../domain/work-address.ts';
import { useOfficeMessages } from '../ui/use-office-messages.ts';
import { SettleForm } from './settle-form.tsx';

export interface DifferencePartProps {
  readonly item: OfficeWork;
  readonly filter: WorkFilter;
  readonly staff: StaffMember;
}

/** What a partner and our books each say of a payment, and for finance the form that settles it. */
export function DifferencePart({ item, filter, staff }: DifferencePartProps) {
  const t = useOfficeMessages();
  const query = useQuery(differenceQuery(useServices(), item.reference));
  const isMine = item.owner?.id === staff.id;
  return (
    <QueryView
      query={query}
      waiting={<WaitingBoxes label={t('difference.loading')} heights={['160px']} />}
      failed={{ title: t('difference.failed'), phone: false }}
    >
      {(difference) => (
        <Stack gap="4">
          <DifferenceFacts difference={difference} />
          <AskedNotice difference={difference} staff={staff} />
          {isMine && mayDo.settle(staff.role) && <SettleForm difference={difference} filter={filter} staff={staff} />}
          {isMine && !mayDo.settle(staff.role) && <Notice>{t('difference.finance')}</Notice>}
        </Stack>
      )}
    </QueryView>
  );
}

function DifferenceFacts({ difference }: { difference: OfficeDifference }) {
  const t = useOfficeMessages();
  const locale = useLocale();
  const { kind, partner, payment_id, invoice, ref_number, partner_amount, our_amount } = difference;
  const amount = (sum: number | null) => (sum === null ? t('difference.none') : formatMoney(sum, locale));
  return (
    <KeyValueList>
      <KeyValue label={t('difference.what')}>{t(`difference.kinds.${kind}`)}</KeyValue>
      <KeyValue label={t('difference.partnerHas', { partner })}>
        {/* In a currency that its list names, and not in tögrög. */}
        {kind === 'other-currency' ? String(partner_amount) : amount(partner_amount)}
      </KeyValue>
      <KeyValue label={t('difference.weHave')}>{amount(our_amount)}</KeyValue>
      <KeyValue label={t('difference.payment')}>{payment_id}</KeyValue>
      {invoice !== '' && <KeyValue label={t('difference.invoice')}>{invoice}</KeyValue>}
      {ref_number !== '' && (
        <KeyValue label={t('assign.order')}>
          <TextLink asChild>
            <RouteLink to={officeRoutes.order.to({ ref: ref_number })}>{ref_number}</RouteLink>
          </TextLink>
        </KeyValue>
      )}
    </KeyValueList>
  );
}

/** Much money is written off by two: who has asked for it, and why. */
function AskedNotice({ difference: { asked }, staff }: { difference: OfficeDifference; staff: StaffMember }) {
  const t = useOfficeMessages();
  const locale = useLocale();
  if (asked === null) return null;
  const facts = { name: asked.by.name, amount: formatMoney(Math.abs(asked.amount), locale), reason: asked.reason };
  return (
    <Notice tone="warning">
      {t('difference.asked', { ...facts, time: formatInstant(asked.at, locale) })}{' '}
      {t(asked.by.id === staff.id ? 'difference.colleague' : 'difference.second')}
    </Notice>
  );
}
