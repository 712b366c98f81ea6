import type { FlightOrder } from '@aylal/contracts/orders';
import { paymentTermsRoute } from '@aylal/routes';
import { RouteLink, useLocale, useServices } from '@aylal/shell';
import { Box, Card, CardRows, chakra, Heading, TextLink } from '@aylal/ui';
import { WithoutScripts, WithScripts } from '@aylal/ui/primitives';
import { IconChevronRight } from '@aylal/ui/icons';
import { partsAreHad } from '../domain/order-terms.ts';
import { bnplInfoDialog, lendDialog, pocketZeroInfoDialog } from '../ui/pay-later-dialogs.ts';
import { useCheckoutMessages } from '../ui/use-checkout-messages.ts';

/** PROD-13: what there is to read about paying later, and what this order would cost with it; of each method only where it is offered (PAY-02, PAY-03). */
export function PayLaterCard({ order, ways }: { order: FlightOrder; ways: readonly { payment_name: string }[] }) {
  const t = useCheckoutMessages();
  const locale = useLocale();
  const { dialogs, mode } = useServices();
  const amount = order.to_pay;
  const had = {
    bnpl: partsAreHad(order, locale),
    lend: mode === 'emongolia',
    zero: ways.some(({ payment_name }) => payment_name === 'POCKET'),
  };
  const shown = (['bnpl', 'lend', 'zero'] as const).filter((way) => had[way]);
  const windows = {
    bnpl: () => dialogs.open(bnplInfoDialog, {}),
    lend: () => dialogs.open(lendDialog, { amount }),
    zero: () => dialogs.open(pocketZeroInfoDialog, { amount }),
  };
  if (shown.length === 0) return null;
  return (
    <Card>
      <Heading size="h3" paddingInline={{ base: '4', lg: '6' }} paddingTop="4" paddingBottom="2">
        {t('payLater.heading')}
      </Heading>
      <WithScripts>
        <CardRows>
          {shown.map((way) => (
            <Row key={way} type="button" aria-haspopup="dialog" onClick={() => void windows[way]()}>
              <chakra.span flex="1" minWidth="0">
                <chakra.span display="block" fontWeight="600">
                  {t(`payLater.${way}.title`)}
                </chakra.span>
                <chakra.span textStyle="small" color="fg.muted">
                  {t(`payLater.${way}.text`)}
                </chakra.span>
              </chakra.span>
              <IconChevronRight size={18} />
            </Row>
          ))}
        </CardRows>
      </WithScripts>
      <WithoutScripts>
        <Box paddingInline={{ base: '4', lg: '6' }} paddingBottom="4">
          <TextLink asChild>
            <RouteLink to={paymentTermsRoute.to()}>{t('type.parts.terms')}</RouteLink>
          </TextLink>
        </Box>
      </WithoutScripts>
    </Card>
  );
}

const Row = chakra('button', {
  base: {
    display: 'flex',
    width: 'full',
    alignItems: 'center',
    gap: '3',
    minHeight: '60px',
    paddingBlock: '3',
    paddingInline: { base: '4', lg: '6' },
    textAlign: 'start',
    cursor: 'pointer',
    _hover: { bg: 'bg.muted' },
    '&:focus-visible': { outlineOffset: '-3px' },
  },
});
