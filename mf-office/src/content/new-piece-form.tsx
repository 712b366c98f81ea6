import { begunKinds, type ContentKind } from '@aylal/domain/office';
import { SectionCard } from '@aylal/office';
import { officeRoutes } from '@aylal/routes';
import { useServices } from '@aylal/shell';
import { Button, Flex, SelectField, TextField } from '@aylal/ui';
import { useRef, useState, type FormEvent } from 'react';
import { isPieceName } from '../domain/content-words.ts';
import { useOfficeMessages } from '../ui/use-office-messages.ts';

/** Begins a piece: its kind and the name that its address has. It is there with its first saving. */
export function NewPieceForm() {
  const t = useOfficeMessages();
  const { navigator } = useServices();
  const [kind, setKind] = useState<ContentKind>('news');
  const [slug, setSlug] = useState('');
  const [asked, setAsked] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const isRight = isPieceName(slug);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    if (isRight) navigator.go(officeRoutes.contentPiece.to({ kind, slug }));
    else field.current?.focus();
  };
  return (
    <SectionCard title={t('content.new')}>
      <form noValidate onSubmit={submit}>
        <Flex gap="3" wrap="wrap" align="start">
          <SelectField
            label={t('work.kind')}
            value={kind}
            options={begunKinds.map((one) => ({ value: one, label: t(`content.kinds.${one}`) }))}
            onChange={({ target }) => setKind(begunKinds.find((one) => one === target.value) ?? 'news')}
          />
          <TextField
            ref={field}
            label={t('content.name')}
            hint={t('content.nameHint')}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={80}
            value={slug}
            onChange={({ target }) => setSlug(target.value)}
            error={asked && !isRight ? t('content.nameFault') : undefined}
          />
          <Button type="submit" variant="outline" marginTop={{ md: '26px' }}>
            {t('content.begin')}
          </Button>
        </Flex>
      </form>
    </SectionCard>
  );
}
