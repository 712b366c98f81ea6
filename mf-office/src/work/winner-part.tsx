import { listWork, payPrize } from '@aylal/contracts/office';
import type { StaffRole } from '@aylal/domain/office';
import { TextForm, useOfficeWrite } from '@aylal/office';
import { QueryView, WaitingBoxes } from '@aylal/parts';
import { officeRoutes } from '@aylal/routes';
import { formatInstant, RouteLink, useLocale, useQuery, useServices } from '@aylal/shell';
import { Stack, Text, TextLink } from '@aylal/ui';
import { KeyValue, KeyValueList } from '@aylal/ui/primitives';
import { winnerQuery } from '../api/work-queries.ts';
import { mayDo } from '../domain/may-do.ts';
import { workAddress, type WorkFilter } from '../domain/work-address.ts';
import { useOfficeMessages } from '../ui/use-office-messages.ts';

export interface WinnerPartProps {
  readonly reference: string;
  readonly filter: WorkFilter;
  readonly role: StaffRole;
}

/** Who has won a large prize and where to call, for who has taken it; finance pays it. */
export function WinnerPart({ reference, filter, role }: WinnerPartProps) {
  const t = useOfficeMessages();
  const locale = useLocale();
  const query = useQuery(winnerQuery(useServices(), reference));
  return (
    <QueryView
      query={query}
      waiting={<WaitingBoxes label={t('winner.loading')} heights={['120px']} />}
      failed={{ title: t('winner.failed'), phone: false }}
      notFound={<Text tone="muted">{t('winner.gone')}</Text>}
    >
      {({ name, phone, email, ref_number, reported_at }) => (
        <Stack gap="4">
          <KeyValueList>
            <KeyValue label={t('winner.name')}>{name}</KeyValue>
            {phone !== '' && (
              <KeyValue label={t('people.phone')}>
                <a href={`tel:${phone}`}>{phone}</a>
              </KeyValue>
            )}
            {email !== '' && <KeyValue label={t('people.email')}>{email}</KeyValue>}
            <KeyValue label={t('assign.order')}>
              <TextLink asChild>
                <RouteLink to={officeRoutes.order.to({ ref: ref_number })}>{ref_number}</RouteLink>
              </TextLink>
            </KeyValue>
            <KeyValue label={t('winner.reported')}>{formatInstant(reported_at, locale)}</KeyValue>
          </KeyValueList>
          {phone === '' && <Text tone="muted">{t('winner.forgotten')}</Text>}
          {phone !== '' && mayDo.payPrizes(role) && <PayForm reference={reference} filter={filter} />}
          {phone !== '' && !mayDo.payPrizes(role) && <Text tone="muted">{t('winner.financeOnly')}</Text>}
        </Stack>
      )}
    </QueryView>
  );
}

function PayForm({ reference, filter }: Pick<WinnerPartProps, 'reference' | 'filter'>) {
  const t = useOfficeMessages();
  const { navigator, toasts } = useServices();
  const { running, fault, run } = useOfficeWrite([listWork.name]);
  const pay = async (reason: string) => {
    const refused = await run((api) => api.call(payPrize, { body: { reference, reason } }));
    if (refused !== null) return false;
    toasts.show({ kind: 'success', text: t('winner.paid') });
    navigator.go(workAddress(filter, null), { replace: true });
    return true;
  };
  return (
    <TextForm
      label={t('winner.why')}
      hint={t('winner.whyHint')}
      button={t('winner.pay')}
      variant="solid"
      running={running}
      fault={fault?.text ?? null}
      onSend={pay}
    />
  );
}
