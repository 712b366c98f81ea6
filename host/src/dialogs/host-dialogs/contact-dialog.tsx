import { helpRoutes } from '@aylal/routes';
import {
  callbackDialog,
  corporateRequestDialog,
  RouteLink,
  travelRequestDialog,
  useServices,
  type contactDialog,
  type DialogViewOf,
} from '@aylal/shell';
import { Button, LinkButton, Stack, Text } from '@aylal/ui';
import { IconPhone } from '@aylal/ui/icons';
import { support } from '../../config/support.ts';
import { Phone, SupportHours } from '../../help/talk-card.tsx';
import { usePageMessages } from '../../messages/use-page-messages.ts';

/** MODAL-13: the phone and its hours (CONST-13), and the ways to be called or to read instead. */
function Contact({ close }: { close: () => void }) {
  const t = usePageMessages();
  const { dialogs } = useServices();
  const instead = (open: () => Promise<unknown>) => {
    close();
    void open();
  };
  return (
    <>
      <Text tone="muted">{t('contact.lead')}</Text>
      <Phone href={support.phoneLink} data-autofocus>
        <IconPhone size={22} />
        {support.phone}
      </Phone>
      <SupportHours />
      <Stack gap="2" marginTop="4">
        <Button onClick={() => instead(() => dialogs.open(callbackDialog, {}))}>{t('talk.callback')}</Button>
        <Button variant="outline" onClick={() => instead(() => dialogs.open(travelRequestDialog, {}))}>
          {t('talk.travel')}
        </Button>
        <Button variant="outline" onClick={() => instead(() => dialogs.open(corporateRequestDialog, {}))}>
          {t('talk.corporate')}
        </Button>
        <LinkButton asChild variant="ghost">
          <RouteLink to={helpRoutes.centre.to()} onClick={close}>
            {t('contact.help')}
          </RouteLink>
        </LinkButton>
      </Stack>
    </>
  );
}

export const view: DialogViewOf<typeof contactDialog> = {
  title: 'contact.title',
  Component: ({ close }) => <Contact close={() => close()} />,
};
