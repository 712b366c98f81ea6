import { messageKey, useSharedMessages } from '@aylal/shell';
import { Box, Button, Flex, TextField } from '@aylal/ui';
import { IconSearch } from '@aylal/ui/icons';
import { useRef, useState, type FormEvent } from 'react';
import { searchFault } from '../domain/search-fault.ts';
import { useOfficeMessages } from '../ui/use-office-messages.ts';

export interface OrderSearchFormProps {
  /** What was searched for last. */
  readonly text: string;
  readonly onSearch: (text: string) => void;
}

/** One field for everything that an order is found by. */
export function OrderSearchForm({ text, onSearch }: OrderSearchFormProps) {
  const t = useOfficeMessages();
  const s = useSharedMessages();
  const [typed, setTyped] = useState(text);
  const [asked, setAsked] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const wrong = searchFault(typed);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    if (wrong === null) onSearch(typed.trim());
    else field.current?.focus();
  };
  return (
    <form role="search" noValidate onSubmit={submit}>
      <Flex gap="3" align="start" wrap="wrap" maxWidth="720px">
        <Box flex="1 1 280px">
          <TextField
            ref={field}
            type="search"
            label={t('orders.search')}
            hint={t('orders.searchHint')}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={120}
            prefix={<IconSearch size={20} />}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
            error={asked && wrong !== null ? s(messageKey(wrong)) : undefined}
          />
        </Box>
        <Button type="submit" marginTop={{ md: '26px' }}>
          {t('orders.find')}
        </Button>
      </Flex>
    </form>
  );
}
