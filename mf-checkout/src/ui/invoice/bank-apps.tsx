import { useEffect } from 'react';
import type { Invoice } from '@aylal/contracts/payments';
import { bankApps, bankName } from '@aylal/domain/payments';
import { useLocale } from '@aylal/shell';
import { chakra, Grid, Heading, Text } from '@aylal/ui';
import { BankMark } from '@aylal/ui/primitives';
import { bankBrand } from '../../domain/bank-brand.ts';
import { useCheckoutMessages } from '../use-checkout-messages.ts';
import { usePageOrigin } from '../use-page-origin.ts';

/** The bank apps that can be opened here. A bank without a link is only logged (ERR-10); where none can be opened, the QR text is the way (GAP-90). */
export function BankApps({ invoice, onOpened }: { invoice: Invoice; onOpened: () => void }) {
  const t = useCheckoutMessages();
  const locale = useLocale();
  const { open, missing } = bankApps(invoice.deeplink, usePageOrigin());
  const missingNames = missing.join(', ');
  useEffect(() => {
    // The specification asks for a log and nothing else (ERR-10).
    if (missingNames) console.warn(`no link to open: ${missingNames}`);
  }, [missingNames]);
  if (open.length === 0)
    return (
      <Text kind="small" tone="muted" marginTop="4">
        {t('payment.noApps')}
      </Text>
    );
  return (
    <>
      <Heading as="h3" size="h3" marginTop="4">
        {t('payment.apps')}
      </Heading>
      <Grid as="ul" templateColumns="repeat(4, minmax(0, 1fr))" gap="1" marginTop="2" listStyle="none">
        {open.map((app) => (
          <li key={app.name}>
            <BankLink
              href={app.href}
              onClick={onOpened}
              {...(app.href.startsWith('http') ? { target: '_blank', rel: 'noopener' } : {})}
            >
              <BankMark
                bank={bankBrand(app.name)}
                letters={bankName(app.name, locale).slice(0, 2).toUpperCase()}
                latin={locale !== 'mn' && locale !== 'ru'}
              />
              <Text as="span" kind="small">
                {bankName(app.name, locale)}
              </Text>
            </BankLink>
          </li>
        ))}
      </Grid>
    </>
  );
}

const BankLink = chakra('a', {
  base: {
    display: 'grid',
    justifyItems: 'center',
    alignContent: 'start',
    gap: '1.5',
    paddingBlock: '2',
    minHeight: '44px',
    borderRadius: 'md',
    color: 'fg',
    textAlign: 'center',
    _hover: { bg: 'bg.muted' },
  },
});
