import type { ContentKind } from '@aylal/domain/office';
import { officeRoutes } from '@aylal/routes';
import { useServices } from '@aylal/shell';
import { Button, Flex, TextField } from '@aylal/ui';
import { useRef, useState, type FormEvent } from 'react';
import { isPieceName } from '../domain/content-words.ts';
import { useOfficeMessages } from '../ui/use-office-messages.ts';

/** Begins a piece under a name of one's own. */
export function NamePieceForm({ kind }: { kind: ContentKind }) {
  const t = useOfficeMessages();
  const { navigator } = useServices();
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
    <form noValidate onSubmit={submit}>
      <Flex gap="3" wrap="wrap" align="start">
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
  );
}
