import { useFormContext } from '@aylal/forms';
import { Button } from '@aylal/ui';
import { IconUser } from '@aylal/ui/icons';
import { contactAsPassenger } from '../domain/contact-as-passenger.ts';
import { useFlightsMessages } from '../ui/use-flights-messages.ts';
import type { BookingFormValues } from './booking-form-values.ts';
import { fieldId } from './field-id.ts';

/** Takes the name of the contact for the first passenger, so that nobody types it twice; nothing where it is there already or a saved person is chosen. */
export function ContactTravels() {
  const t = useFlightsMessages();
  const { formState, setValue, watch } = useFormContext<BookingFormValues>();
  const [contact, surname, given, saved] = watch([
    'contact.contact_name',
    'travellers.0.surname',
    'travellers.0.given_name',
    'travellers.0.ref_user',
  ]);
  const names = contactAsPassenger(contact);
  if (!names || saved || (names.surname === surname && names.given_name === given)) return null;
  const take = () => {
    for (const field of ['surname', 'given_name'] as const)
      setValue(`travellers.0.${field}`, names[field], {
        shouldDirty: true,
        shouldTouch: true,
        shouldValidate: formState.isSubmitted,
      });
    // The button is gone: the focus goes to what is asked next.
    document.getElementById(fieldId('travellers.0.gender'))?.querySelector('input')?.focus();
  };
  return (
    <Button variant="outline" size="sm" justifySelf="start" marginTop="2" onClick={take}>
      <IconUser size={18} />
      {t('booking.contactTravels')}
    </Button>
  );
}
