import { useState } from 'react';
import { orderSearchLength } from '@aylal/domain/orders';
import { chakra, IconButton, TextField } from '@aylal/ui';
import { IconSearch } from '@aylal/ui/icons';
import { useAccountMessages } from '../ui/use-account-messages.ts';

/** A number or words to find orders by; asked for with Enter or the button, not with every letter. */
export function OrderSearchField({ text, onSearch }: { text: string; onSearch: (text: string) => void }) {
  const t = useAccountMessages();
  const [typed, setTyped] = useState(text);
  return (
    <chakra.form
      role="search"
      method="get"
      onSubmit={(event) => {
        event.preventDefault();
        onSearch(typed.trim());
      }}
    >
      <TextField
        type="search"
        name="text"
        aria-required={false}
        label={t('orders.text')}
        placeholder={t('orders.textHint')}
        maxLength={orderSearchLength}
        value={typed}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        suffix={
          <IconButton type="submit" label={t('orders.find')}>
            <IconSearch size={18} />
          </IconButton>
        }
      />
    </chakra.form>
  );
}
