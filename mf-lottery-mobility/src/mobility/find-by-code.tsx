import { vehicleCodePattern } from '@aylal/domain/mobility';
import { useWrite } from '@aylal/parts';
import { useServices } from '@aylal/shell';
import { Box, Button, Flex, IconButton, TextField } from '@aylal/ui';
import { IconQrcode } from '@aylal/ui/icons';
import { WithScripts } from '@aylal/ui/primitives';
import { useState, type FormEvent } from 'react';
import { vehicleByCodeQuery } from '../api/list-vehicles-query.ts';
import { scanDialog } from './scan/scan-dialog-ref.ts';
import { useRemoteMessages } from '../ui/use-remote-messages.ts';

/** For who stands before a vehicle: its QR code through the camera, or its plate or number typed, which shows it with the way to ride it. What is typed stays when it is not found. */
export function FindByCode({ onFound }: { onFound: (id: string) => void }) {
  const t = useRemoteMessages();
  const services = useServices();
  const [code, setCode] = useState('');
  const { running, fault, run } = useWrite(
    async (typed: string) => {
      const asked = typed.trim();
      if (!vehicleCodePattern.test(asked)) return t('mobility.findMissing');
      const found = await services.queryClient.fetchQuery(vehicleByCodeQuery(services, asked));
      const [vehicle] = found.result;
      if (!vehicle) return t('mobility.findNone');
      onFound(vehicle.id);
      return null;
    },
    () => t('mobility.findFailed'),
  );
  const find = (event: FormEvent) => {
    event.preventDefault();
    void run(code);
  };
  const scan = async () => {
    const text = await services.dialogs.open(scanDialog, {});
    if (!text) return;
    setCode(text);
    await run(text);
  };
  return (
    <WithScripts>
      <form noValidate onSubmit={find}>
        <Flex gap="3" align="flex-start" marginBottom="4">
          <Box flex="1" minWidth="0">
            <TextField
              label={t('mobility.find')}
              hint={t('mobility.findHint')}
              value={code}
              error={fault ?? undefined}
              autoComplete="off"
              autoCapitalize="characters"
              onChange={({ target }) => setCode(target.value)}
            />
          </Box>
          <Button type="submit" variant="outline" loading={running} marginTop="24px">
            {t('mobility.findAction')}
          </Button>
          <IconButton label={t('scan.title')} aria-haspopup="dialog" marginTop="24px" onClick={() => void scan()}>
            <IconQrcode size={20} />
          </IconButton>
        </Flex>
      </form>
    </WithScripts>
  );
}
