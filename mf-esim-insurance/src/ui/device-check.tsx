import { useQuery, useServices, useSharedMessages } from '@aylal/shell';
import { Box, Button, Card, Flex, Heading, Skeleton, Text, TextField } from '@aylal/ui';
import { IconCircleCheck, IconDeviceMobile } from '@aylal/ui/icons';
import { useState } from 'react';
import { listEsimDevicesQuery } from '../api/esim-queries.ts';
import { findDevices } from '../domain/find-devices.ts';
import { useEsimMessages } from './use-esim-messages.ts';

/** Whether the customer's phone takes an eSIM: by its name (CALL-11), or by a code that every phone knows, because a page cannot find out. */
export function DeviceCheck() {
  const t = useEsimMessages();
  const [typed, setTyped] = useState('');
  return (
    <Card padded>
      <Heading size="h3" marginBottom="3">
        {t('device.title')}
      </Heading>
      <TextField
        type="search"
        label={t('device.name')}
        placeholder="iPhone 14"
        aria-required={false}
        maxLength={60}
        autoComplete="off"
        prefix={<IconDeviceMobile size={20} />}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      <Box marginTop="2" role="status">
        {typed.trim().length >= 2 && <Found typed={typed} />}
      </Box>
      <Text kind="small" tone="muted" marginTop="2">
        {t('device.dial')} <b>*#06#</b>. {t('device.eid')}
      </Text>
    </Card>
  );
}

function Found({ typed }: { typed: string }) {
  const t = useEsimMessages();
  const shared = useSharedMessages();
  const devices = useQuery(listEsimDevicesQuery(useServices()));
  if (devices.isError)
    return (
      <Flex gap="3" align="center" wrap="wrap">
        <Text kind="small">{t('device.failed')}</Text>
        <Button variant="outline" size="sm" onClick={() => void devices.refetch()}>
          {shared('action.retry')}
        </Button>
      </Flex>
    );
  if (!devices.data) return <Skeleton height="20px" />;
  const found = findDevices(devices.data.result, typed);
  if (found.length === 0) return <Text kind="small">{t('device.unknown')}</Text>;
  return (
    <Box as="ul" listStyle="none" display="grid" gap="1">
      {found.map((name) => (
        <Flex as="li" key={name} gap="2" align="center" color="fg.success">
          <IconCircleCheck size={18} />
          <Text kind="small">
            <b>{t('device.works', { name })}</b>
          </Text>
        </Flex>
      ))}
      <Text as="li" kind="small" tone="muted">
        {t('device.unlocked')}
      </Text>
    </Box>
  );
}
