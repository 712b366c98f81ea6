import type { ListedPassenger } from '@aylal/contracts/account';
import { homeDate } from '@aylal/domain/calendar';
import { nationalityIn, travelPapers } from '@aylal/domain/people';
import { RouteLink, useLocale, useServices, useSharedMessages } from '@aylal/shell';
import { Button, Card, Flex, Heading, LinkButton, Stack, Tag, Text } from '@aylal/ui';
import { IconCheck, IconInfoCircle } from '@aylal/ui/icons';
import { WithoutScripts, WithScripts } from '@aylal/ui/primitives';
import { useAccountMessages } from '../ui/use-account-messages.ts';
import { passengerDialog, passportDialog } from './passenger-dialog-refs.ts';
import { deleteAddress, passengerAddress } from './plain-passenger-address.ts';

/** Somebody who is saved: who it is, what is there for travelling at home and abroad, and what can be done. */
export function PassengerRow({ passenger }: { passenger: ListedPassenger }) {
  const t = useAccountMessages();
  const s = useSharedMessages();
  const locale = useLocale();
  const { dialogs, now } = useServices();
  const { masked_document, document_expired_date } = passenger;
  const papers = travelPapers(passenger, homeDate(now()));
  const name = `${passenger.first_name} ${passenger.last_name}`;
  const named = (verb: string) => t('passengers.named', { verb, name });
  return (
    <Card as="li" padded>
      <Stack gap="3">
        <div>
          <Heading as="h2" size="h3" overflowWrap="anywhere">
            {name}
          </Heading>
          <Text kind="note" tone="muted">
            {nationalityIn(locale, passenger.nationality)} · {passenger.birthday}
          </Text>
          {masked_document && (
            <Text kind="note" tone="muted">
              {s('person.passport_number')}: {masked_document}
              {document_expired_date && ` · ${t('passengers.until', { date: document_expired_date })}`}
            </Text>
          )}
        </div>
        <Flex gap="2" wrap="wrap">
          <Paper there={papers.domestic}>{t(papers.domestic ? 'passengers.domestic' : 'passengers.noDomestic')}</Paper>
          <Paper there={papers.abroad}>{t(papers.abroad ? 'passengers.abroad' : 'passengers.noAbroad')}</Paper>
        </Flex>
        <WithScripts>
          <Flex gap="2" wrap="wrap">
            {!papers.abroad && (
              <Button
                size="sm"
                variant="outline"
                aria-label={named(t('passengers.passport'))}
                onClick={() => void dialogs.open(passportDialog, { passenger })}
              >
                {t('passengers.passport')}
              </Button>
            )}
            <Button
              size="sm"
              variant="outline"
              aria-label={named(t('passengers.edit'))}
              onClick={() => void dialogs.open(passengerDialog, { mode: 'edit', passenger })}
            >
              {t('passengers.edit')}
            </Button>
            <Button
              size="sm"
              variant="ghost"
              aria-label={named(t('passengers.delete'))}
              onClick={() => void dialogs.open(passengerDialog, { mode: 'delete', passenger })}
            >
              {t('passengers.delete')}
            </Button>
          </Flex>
        </WithScripts>
        <WithoutScripts>
          <Flex gap="2" wrap="wrap">
            <LinkButton asChild size="sm" variant="outline">
              <RouteLink to={passengerAddress(passenger.id)} aria-label={named(t('passengers.edit'))}>
                {t('passengers.edit')}
              </RouteLink>
            </LinkButton>
            <LinkButton asChild size="sm" variant="ghost">
              <RouteLink to={deleteAddress(passenger.id)} aria-label={named(t('passengers.delete'))}>
                {t('passengers.delete')}
              </RouteLink>
            </LinkButton>
          </Flex>
        </WithoutScripts>
      </Stack>
    </Card>
  );
}

function Paper({ there, children }: { there: boolean; children: string }) {
  return (
    <Tag tone={there ? 'success' : 'warning'}>
      {there ? <IconCheck size={14} /> : <IconInfoCircle size={14} />}
      {children}
    </Tag>
  );
}
