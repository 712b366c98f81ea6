import { useState } from 'react';
import { exportOwnData, type SessionUser } from '@aylal/contracts';
import { ApiError, useServices } from '@aylal/shell';
import { Button, Notice } from '@aylal/ui';
import { IconDownload } from '@aylal/ui/icons';
import { OwnerProofFields } from '../ui/proof/owner-proof-fields.tsx';
import { useOwnerProof } from '../ui/proof/use-owner-proof.ts';
import { useAccountMessages, useSharedMessages } from '../ui/use-account-messages.ts';
import { saveFile } from '../ui/save-file.ts';

/** Everything in one file that programs read. Documents are in the clear in it, so the owner shows that they are there (SEC-3). */
export function ExportButton({ user }: { user: SessionUser }) {
  const t = useAccountMessages();
  const s = useSharedMessages();
  const { api } = useServices();
  const proof = useOwnerProof(user, 'data-export');
  const [running, setRunning] = useState(false);
  const [fault, setFault] = useState<string | null>(null);

  async function save() {
    const given = proof.read();
    if (given === null) return;
    setRunning(true);
    setFault(null);
    try {
      const answer = await api.call(exportOwnData, { body: { proof: given } });
      if (answer.status_code === 200)
        saveFile('aylal-my-data.json', 'application/json', JSON.stringify(answer.result, null, 2));
      else if (answer.result.fields?.['proof']) proof.refuse(answer.result.fields['proof']);
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
      <OwnerProofFields proof={proof} />
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
