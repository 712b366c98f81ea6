import { accountRoutes } from '@aylal/routes';
import { formatMoney, RouteLink, useLocale } from '@aylal/shell';
import { LinkButton } from '@aylal/ui';
import { PayButton, type PayButtonProps } from '../pay-button.tsx';
import { useCheckoutMessages } from '../../ui/use-checkout-messages.ts';
import { useWalletFor } from './use-wallet-for.ts';

/** Pays from the wallet; where that holds too little, says how much is missing and leads to the top-up. */
export function WalletPayButton({ refNumber, ...rest }: PayButtonProps & { refNumber: string }) {
  const t = useCheckoutMessages();
  const locale = useLocale();
  const { wallet } = useWalletFor(refNumber, rest.amount);
  if (!wallet || wallet.missing === 0) return <PayButton {...rest} />;
  return (
    <LinkButton asChild whiteSpace="normal">
      <RouteLink to={accountRoutes.wallet.to()}>
        {t('method.WALLET.missing', { amount: formatMoney(wallet.missing, locale) })}
      </RouteLink>
    </LinkButton>
  );
}
