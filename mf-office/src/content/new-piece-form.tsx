import { canRetire, contentKinds, isPartnerKind, type ContentKind } from '@aylal/domain/office';
import { SectionCard } from '@aylal/office';
import { Box, SelectField, Stack } from '@aylal/ui';
import { useState } from 'react';
import { useOfficeMessages } from '../ui/use-office-messages.ts';
import { NamePieceForm } from './name-piece-form.tsx';
import { PartnerPieceSearch } from './partner-piece-search.tsx';

const kinds = contentKinds.filter(canRetire);

/** Begins a piece: its kind, and the name that its address has, or the hotel or trip that it is about. It is there with its first saving. The kind that is listed is chosen already. */
export function NewPieceForm({ listed }: { listed: ContentKind | undefined }) {
  const t = useOfficeMessages();
  const [kind, setKind] = useState<ContentKind>(kinds.find((one) => one === listed) ?? 'news');
  return (
    <SectionCard title={t('content.new')}>
      <Stack gap="3">
        <Box maxWidth="320px">
          <SelectField
            label={t('work.kind')}
            value={kind}
            options={kinds.map((one) => ({ value: one, label: t(`content.kinds.${one}`) }))}
            onChange={({ target }) => setKind(kinds.find((one) => one === target.value) ?? 'news')}
          />
        </Box>
        {isPartnerKind(kind) ? <PartnerPieceSearch key={kind} kind={kind} /> : <NamePieceForm kind={kind} />}
      </Stack>
    </SectionCard>
  );
}
