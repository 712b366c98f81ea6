import type { InsuranceOrder } from '@aylal/contracts/orders';
import { voucherStateOf } from '@aylal/domain/orders';
import { Ticket, TicketDay, TicketEnds, TicketFact, TicketStub } from '@aylal/parts';
import { formatDayColumn, useLocale, useSharedMessages } from '@aylal/shell';
import { Heading, Text } from '@aylal/ui';
import { IconShieldCheck } from '@aylal/ui/icons';
import { TicketFacts, TicketSection } from '@aylal/ui/primitives';
import { useEsimMessages } from '../ui/use-esim-messages.ts';
import { useSumText } from '../ui/use-sum-text.ts';

/** A cover begins and ends at noon's sky: it has no hour. */
const hour = 12;

/** The certificate of a cover: its days and territory, who is covered and for how much, whom to call, and the policy's number to show. */
export function Certificate({ order }: { order: InsuranceOrder }) {
  const t = useEsimMessages();
  const s = useSharedMessages();
  const locale = useLocale();
  const write = useSumText();
  const { insurance } = order;
  const state = voucherStateOf(order, insurance.issued);
  return (
    <Ticket
      title={t('cover.order.certificate')}
      english="Insurance certificate"
      day={insurance.start_date}
      hour={hour}
      state={state}
    >
      <TicketSection paddingBottom="5">
        <Heading as="h2" size="h3">
          {insurance.title}
        </Heading>
        <Text kind="small" tone="muted" marginBottom="3">
          {insurance.insurer} · {[insurance.territory, insurance.destination].filter(Boolean).join(' · ')}
        </Text>
        <TicketEnds
          from={{
            large: formatDayColumn(insurance.start_date, locale).day,
            place: <TicketDay day={insurance.start_date} />,
          }}
          to={{
            large: formatDayColumn(insurance.end_date, locale).day,
            place: <TicketDay day={insurance.end_date} />,
          }}
          icon={<IconShieldCheck size={20} />}
          between={t('cover.price.days', { count: insurance.days })}
        />
        <TicketFacts gridTemplateColumns="repeat(auto-fit, minmax(160px, 1fr))">
          <TicketFact term={t('cover.order.insured')} english="Insured">
            {insurance.insured.map(({ last_name, first_name }) => `${last_name} ${first_name}`).join(', ')}
          </TicketFact>
          <TicketFact term={t('cover.facts.medical')} english="Medical cover">
            {write(insurance.medical)}
          </TicketFact>
          <TicketFact term={t('cover.facts.claim')} english="In an emergency">
            {insurance.claim_phone}
          </TicketFact>
        </TicketFacts>
      </TicketSection>
      <TicketStub term={t('cover.order.number')} english="Policy number" number={insurance.policy_number} state={state}>
        <TicketFacts marginTop="0" gridTemplateColumns="repeat(auto-fit, minmax(160px, 1fr))">
          <TicketFact term={s('order.number')} english="Order number">
            {order.ref_number}
          </TicketFact>
        </TicketFacts>
      </TicketStub>
    </Ticket>
  );
}
