import { useState } from 'react';
import { exportOwnData } from '@aylal/contracts';
import { ApiError, useServices } from '@aylal/shell';
import { Button, Notice } from '@aylal/ui';
import { IconDownload } from '@aylal/ui/icons';
import { useAccountMessages, useSharedMessages } from '../ui/use-account-messages.ts';
import { saveFile } from './save-file.ts';

/** Everything in one file that programs read. */
export function ExportButton() {
  const t = useAccountMessages();
  const s = useSharedMessages();
  const { api } = useServices();
  const [running, setRunning] = useState(false);
  const [fault, setFault] = useState<string | null>(null);

  async function save() {
    setRunning(true);
    setFault(null);
    try {
      const answer = await api.call(exportOwnData, {});
      if (answer.status_code === 200) saveFile('aylal-my-data.json', JSON.stringify(answer.result, null, 2));
      else setFault(s(`problem.${answer.result.problem}`));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setFault(s('failed.text'));
    } finally {
      setRunning(false);
    }
  }

  return (
    <>
      {fault !== null && (
        <Notice tone="danger" live="alert">
          {fault}
        </Notice>
      )}
      <Button variant="outline" alignSelf={{ md: 'start' }} loading={running} onClick={() => void save()}>
        <IconDownload size={18} />
        {t('ownData.export')}
      </Button>
    </>
  );
}
