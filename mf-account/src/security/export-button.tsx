import { exportPersonalData, type OwnerProof, type SessionUser } from '@aylal/contracts/account';
import { useWrite, saveFile } from '@aylal/parts';
import { useServices, useSharedMessages } from '@aylal/shell';
import { Button, Notice } from '@aylal/ui';
import { IconDownload } from '@aylal/ui/icons';
import { OwnerProofFields } from '../ui/proof/owner-proof-fields.tsx';
import { useOwnerProof } from '../ui/proof/use-owner-proof.ts';
import { useAccountMessages } from '../ui/use-account-messages.ts';

/** Everything in one file that programs read. Documents are in the clear in it, so the owner shows that they are there (SEC-3). */
export function ExportButton({ user }: { user: SessionUser }) {
  const t = useAccountMessages();
  const s = useSharedMessages();
  const { api } = useServices();
  const proof = useOwnerProof(user, 'data-export');
  const { running, fault, run } = useWrite(
    async (given: OwnerProof) => {
      const answer = await api.call(exportPersonalData, { body: { proof: given } });
      if (answer.status_code === 200) {
        saveFile('aylal-my-data.json', 'application/json', JSON.stringify(answer.result, null, 2));
        return null;
      }
      const refused = answer.result.fields?.['proof'];
      if (refused === undefined) return s(`problem.${answer.result.problem}`);
      proof.refuse(refused);
      return null;
    },
    () => s('failed.text'),
  );

  function save() {
    const given = proof.read();
    if (given !== null) void run(given);
  }

  return (
    <>
      <OwnerProofFields proof={proof} />
      {fault !== null && (
        <Notice tone="danger" live="alert">
          {fault}
        </Notice>
      )}
      <Button variant="outline" alignSelf={{ md: 'start' }} loading={running} onClick={save}>
        <IconDownload size={18} />
        {t('ownData.export')}
      </Button>
    </>
  );
}
