import { noteWork, listWork } from '@aylal/contracts/office';
import { TextForm, useOfficeWrite } from '@aylal/office';
import { useServices } from '@aylal/shell';
import type { WorkKey } from '../domain/work-address.ts';
import { useOfficeMessages } from '../ui/use-office-messages.ts';

/** Writes a note to a piece of work. Sent twice it is one note: its id goes with its text until an answer is there. */
export function NoteForm({ of }: { of: WorkKey }) {
  const t = useOfficeMessages();
  const { intents } = useServices();
  const { running, fault, run } = useOfficeWrite([listWork.name]);
  const intent = `note ${of.kind} ${of.reference}`;
  const send = async (text: string) => {
    const id = intents.keyFor(intent, text);
    const refused = await run((api) => api.call(noteWork, { body: { ...of, id, text } }));
    if (refused === null) intents.settle(intent);
    return refused === null;
  };
  return (
    <TextForm
      label={t('note.label')}
      button={t('note.add')}
      variant="outline"
      running={running}
      fault={fault?.text ?? null}
      onSend={send}
    />
  );
}
