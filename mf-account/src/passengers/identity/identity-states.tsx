import { accountRoutes } from '@aylal/routes';
import { RouteLink, useSharedMessages } from '@aylal/shell';
import { Button, Flex, LinkButton, Notice, Skeleton, Stack, StatusView, VisuallyHidden } from '@aylal/ui';
import { useAccountMessages } from '../../ui/use-account-messages.ts';
import { ImportButton } from './import-button.tsx';

/** e-Mongolia is being asked. */
export function IdentityWaiting() {
  const t = useAccountMessages();
  return (
    <Stack gap="3">
      <VisuallyHidden role="status">{t('identity.waiting')}</VisuallyHidden>
      <Skeleton height="48px" borderRadius="md" />
      <Skeleton height="280px" borderRadius="lg" />
    </Stack>
  );
}

/** ERR-22: a warning that says why nothing was brought, and the way to begin again. */
export function IdentityFailed({ message, onRetry }: { message: string; onRetry?: () => void }) {
  const s = useSharedMessages();
  return (
    <Stack gap="4">
      <Notice tone="warning" live="alert">
        {message}
      </Notice>
      <Flex gap="2" wrap="wrap">
        {onRetry ? <Button onClick={onRetry}>{s('action.retry')}</Button> : <ImportButton again />}
        <ToPassengers />
      </Flex>
    </Stack>
  );
}

/** The customer did not agree at e-Mongolia. */
export function IdentityRefused() {
  const t = useAccountMessages();
  return (
    <StatusView kind="empty" title={t('identity.refusedTitle')} action={<Ways />}>
      {t('identity.refusedText')}
    </StatusView>
  );
}

/** Opened without an answer, or read again after it was shown. */
export function IdentityNothing() {
  const t = useAccountMessages();
  return (
    <StatusView kind="empty" title={t('identity.nothingTitle')} action={<Ways />}>
      {t('identity.nothingText')}
    </StatusView>
  );
}

function Ways() {
  return (
    <>
      <ImportButton again />
      <ToPassengers />
    </>
  );
}

export function ToPassengers() {
  const t = useAccountMessages();
  return (
    <LinkButton asChild variant="outline">
      <RouteLink to={accountRoutes.passengers.to()}>{t('identity.back')}</RouteLink>
    </LinkButton>
  );
}
