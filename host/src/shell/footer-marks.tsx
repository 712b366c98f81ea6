import { Flex, Heading } from '@aylal/ui';
import { acceptedCards, partnerMarks, paymentMarks, transferPath, type BrandMark } from '../config/brand-marks.ts';
import { PaymentMark } from './footer-parts.ts';
import { useHostMessages } from '../messages/use-host-messages.ts';

/** SHELL-15, SHELL-17: logos of partners, of ways to pay and of cards, each with its name. */
export function FooterMarks() {
  const t = useHostMessages();
  const transfer = { name: t('footer.transfer'), colour: '#475569', path: transferPath };
  return (
    <>
      <Marks title={t('footer.payments')} marks={[...paymentMarks, transfer, ...acceptedCards]} />
      <Marks title={t('footer.partners')} marks={partnerMarks} />
    </>
  );
}

function Marks({ title, marks }: { title: string; marks: readonly BrandMark[] }) {
  return (
    <>
      <Heading as="h2" size="label" marginTop="5" marginBottom="2">
        {title}
      </Heading>
      <Flex as="ul" gap="1.5" flexWrap="wrap" listStyleType="none" aria-label={title}>
        {marks.map(({ name, colour, path }) => (
          <PaymentMark key={name}>
            <svg aria-hidden width="14" height="14" viewBox="0 0 16 16" fill={colour} fillRule="evenodd">
              <path d={path} />
            </svg>
            {name}
          </PaymentMark>
        ))}
      </Flex>
    </>
  );
}
