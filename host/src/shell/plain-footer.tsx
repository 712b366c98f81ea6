import { helpRoutes } from '@aylal/routes';
import { RouteLink } from '@aylal/shell';
import { Stack, TextLink } from '@aylal/ui';
import { useHostMessages } from '../messages/use-host-messages.ts';
import { PlainCurrency } from './plain-currency.tsx';
import { PlainNewsletter } from './plain-newsletter.tsx';

/** What of the footer opens a dialog or sends without leaving the page, without scripts: the currency, the signup, and the way to ask. */
export function PlainFooter() {
  const t = useHostMessages();
  return (
    <Stack gap="4" marginBottom="4">
      <PlainCurrency />
      <PlainNewsletter />
      <TextLink asChild>
        <RouteLink to={`${helpRoutes.centre.to()}#ask`}>{t('footer.contact')}</RouteLink>
      </TextLink>
    </Stack>
  );
}
