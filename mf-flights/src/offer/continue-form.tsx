import type { FormEvent } from 'react';
import { FormKey } from '@aylal/forms';
import { Button, chakra, type ButtonProps } from '@aylal/ui';
import { useFlightsMessages } from '../ui/use-flights-messages.ts';
import { shownField } from './shown-field.ts';

export interface ContinueFormProps extends Pick<ButtonProps, 'loading' | 'width'> {
  /** The price that the page shows. */
  shown: number;
  onContinue: () => void;
}

/** The button that leads on to the booking; without scripts it is posted (`submit-offer.ts`). */
export function ContinueForm({ shown, onContinue, ...button }: ContinueFormProps) {
  const t = useFlightsMessages();
  const send = (event: FormEvent) => {
    event.preventDefault();
    onContinue();
  };
  return (
    <Form method="post" onSubmit={send}>
      <FormKey />
      <input type="hidden" name={shownField} value={shown} />
      <Button type="submit" {...button}>
        {t('offer.continue')}
      </Button>
    </Form>
  );
}

const Form = chakra('form', { base: { display: 'contents' } });
