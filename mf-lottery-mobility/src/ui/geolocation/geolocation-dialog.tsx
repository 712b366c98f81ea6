import { useSharedMessages } from '@aylal/shell';
import type { Position } from '@aylal/domain/places';
import type { DialogViewOf } from '@aylal/shell';
import { Button, Flex, Notice, Stack, Text } from '@aylal/ui';
import { IconMapPin } from '@aylal/ui/icons';
import { useState } from 'react';
import { browserOf } from '../../domain/browser-of.ts';
import { useRemoteMessages } from '../use-remote-messages.ts';
import { getPosition } from './get-position.ts';
import type { geolocationDialog } from './geolocation-dialog-ref.ts';
import { HelpSteps } from './help-steps.tsx';
import { useGranted } from './use-granted.ts';

interface GeolocationDialogProps {
  readonly props: { readonly failed?: boolean };
  readonly close: (result?: Position | 'granted') => void;
}

/** MODAL-61: says what the place is for, asks for it, and shows the way to allow it where the browser said no or nothing came (MOB-19). */
function GeolocationDialog({ props, close }: GeolocationDialogProps) {
  const t = useRemoteMessages();
  const s = useSharedMessages();
  const [state, setState] = useState<'ready' | 'asking' | 'failed'>(props.failed ? 'failed' : 'ready');
  useGranted(() => close('granted'));
  const ask = async () => {
    setState('asking');
    const place = await getPosition(navigator.geolocation);
    if (place) close(place);
    else setState('failed');
  };
  return (
    <Stack gap="4">
      <Text>{t('geo.text')}</Text>
      {state === 'failed' && (
        <Notice tone="warning" live="alert" title={t('geo.failed')}>
          <HelpSteps browser={browserOf(navigator.userAgent)} />
        </Notice>
      )}
      <Flex gap="3" wrap="wrap">
        <Button loading={state === 'asking'} onClick={() => void ask()}>
          <IconMapPin size={20} />
          {state === 'failed' ? s('action.retry') : t('geo.allow')}
        </Button>
        <Button variant="outline" onClick={() => close()}>
          {t('geo.without')}
        </Button>
      </Flex>
    </Stack>
  );
}

export const view: DialogViewOf<typeof geolocationDialog> = { title: 'geo.title', Component: GeolocationDialog };
