import type { ResultOf } from '@aylal/contracts';
import type { getEsimInstall } from '@aylal/contracts/esims';
import { Card, chakra, Flex, Heading, LinkButton, Notice, Stack, Text } from '@aylal/ui';
import { QrCode } from '@aylal/ui/journey';
import { DeviceCheck } from '../ui/device-check.tsx';
import { InstallGuide } from '../ui/install-guide.tsx';
import { useEsimMessages } from '../ui/use-esim-messages.ts';
import { CopyRow } from './copy-row.tsx';

/** The eSIM by QR code, by one tap on an iPhone, and by hand with the address and the code apart. */
export function InstallDetails({ install }: { install: ResultOf<typeof getEsimInstall> }) {
  const t = useEsimMessages();
  return (
    <Stack gap="4">
      <Notice tone="warning" title={t('install.onceTitle')}>
        {t('install.onceText')}
      </Notice>
      <Card>
        <Flex gap="6" wrap="wrap" padding={{ base: '4', lg: '6' }} justify={{ base: 'center', md: 'flex-start' }}>
          <QrCode value={install.activation} title={t('install.qr')} size={200} />
          <Stack gap="3" flex="1" minWidth="220px">
            <Text>{t('install.scan')}</Text>
            <LinkButton variant="outline" href={install.apple_address} rel="noreferrer" alignSelf="start">
              {t('install.apple')}
            </LinkButton>
            <Text kind="small" tone="muted">
              {t('install.appleNote')}
            </Text>
          </Stack>
        </Flex>
        <Rows aria-label={t('install.byHand')}>
          <CopyRow label={t('install.host')}>{install.host}</CopyRow>
          {install.code && <CopyRow label={t('install.code')}>{install.code}</CopyRow>}
          {install.apn && <CopyRow label="APN">{install.apn}</CopyRow>}
          <CopyRow label="ICCID">{install.iccid}</CopyRow>
        </Rows>
      </Card>
      {install.confirmation && <Notice tone="info">{t('install.confirmation')}</Notice>}
      <Card padded>
        <Heading size="h3" marginBottom="3">
          {t('install.guide')}
        </Heading>
        <InstallGuide />
      </Card>
      <DeviceCheck />
    </Stack>
  );
}

const Rows = chakra('ul', { base: { listStyle: 'none', borderTopWidth: '1px', borderColor: 'border' } });
