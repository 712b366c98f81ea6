import type { PartnerKind } from '@aylal/domain/office';
import { useSharedMessages } from '@aylal/shell';
import { Box, Button, Flex, Stack, TextField } from '@aylal/ui';
import { IconSearch } from '@aylal/ui/icons';
import { useRef, useState, type FormEvent } from 'react';
import { useOfficeMessages } from '../ui/use-office-messages.ts';
import { FoundPieces } from './found-pieces.tsx';

/** Finds the hotel or trip to write on. */
export function PartnerPieceSearch({ kind }: { kind: PartnerKind }) {
  const t = useOfficeMessages();
  const s = useSharedMessages();
  const [typed, setTyped] = useState('');
  const [searched, setSearched] = useState('');
  const [asked, setAsked] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const text = typed.trim();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    if (text === '') field.current?.focus();
    else setSearched(text);
  };
  return (
    <Stack gap="3">
      <form role="search" noValidate onSubmit={submit}>
        <Flex gap="3" align="start" wrap="wrap" maxWidth="720px">
          <Box flex="1 1 280px">
            <TextField
              ref={field}
              type="search"
              label={t(`content.find.${kind}`)}
              hint={t(`content.find.${kind}Hint`)}
              autoComplete="off"
              spellCheck={false}
              maxLength={60}
              prefix={<IconSearch size={20} />}
              value={typed}
              onChange={({ target }) => setTyped(target.value)}
              error={asked && text === '' ? s('validation_required') : undefined}
            />
          </Box>
          <Button type="submit" variant="outline" marginTop={{ md: '26px' }}>
            {t('orders.find')}
          </Button>
        </Flex>
      </form>
      {searched !== '' && <FoundPieces kind={kind} text={searched} />}
    </Stack>
  );
}
