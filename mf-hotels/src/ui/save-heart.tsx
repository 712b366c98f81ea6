import type { FormEvent } from 'react';
import { usePageForm, useSharedMessages } from '@aylal/shell';
import { chakra, IconButton, Text } from '@aylal/ui';
import { IconHeart } from '@aylal/ui/icons';
import { saveField, type SaveRefusal } from '../domain/save-field.ts';
import { useHotelsMessages } from './use-hotels-messages.ts';
import { useSavedHotel, type SavableHotel } from './use-saved-hotel.ts';

/** The heart on a card and a page: filled while the hotel is saved. Without scripts it is posted (`submit-save.ts`). */
export function SaveHeart({ hotel }: { hotel: SavableHotel }) {
  const t = useHotelsMessages();
  const s = useSharedMessages();
  const { saved, busy, toggle } = useSavedHotel(hotel);
  const refused = usePageForm<SaveRefusal>()?.posted?.answer.refused;
  const send = (event: FormEvent) => {
    event.preventDefault();
    void toggle();
  };
  return (
    <Form method="post" onSubmit={send}>
      <IconButton
        type="submit"
        name={saveField}
        value={hotel.tapa_code}
        label={t('saved.heart', { hotel: hotel.name })}
        aria-pressed={saved}
        aria-busy={busy}
        bg="bg"
        color={saved ? 'fg.error' : 'fg.muted'}
        css={saved ? { '& svg': { fill: 'currentColor' } } : {}}
      >
        <IconHeart size={22} />
      </IconButton>
      {refused?.kind === 'not-saved' && refused.hotel === hotel.tapa_code && (
        <Text kind="small" tone="danger" role="alert">
          {s('failed.text')}
        </Text>
      )}
    </Form>
  );
}

/** Over the link that covers the card. */
const Form = chakra('form', { base: { position: 'relative', zIndex: '1', flexShrink: 0 } });
