import type { ListedPassenger, SavedPassenger } from '@aylal/contracts/account';
import { useFormContext, useRegister } from '@aylal/forms';
import { GenderField, NationalityField, PersonCard } from '@aylal/forms/person';
import { SavedPassengerChips } from '@aylal/parts';
import { messageKey, useLocale, useSharedMessages } from '@aylal/shell';
import { Button, TextField } from '@aylal/ui';
import { IconTrash } from '@aylal/ui/icons';
import { BirthdayField, WithScripts } from '@aylal/ui/primitives';
import { useEsimMessages } from '../ui/use-esim-messages.ts';
import { emptyInsured, insuredOfSaved, type CoverBookingValues, type InsuredValues } from './booking-form-schema.ts';
import { setInsured } from './cover-draft-key.ts';
import { fieldId } from './field-id.ts';

export interface InsuredCardProps {
  index: number;
  saved: readonly ListedPassenger[];
  /** Why the cover does not take this person, in words. */
  ageFault: string | undefined;
  onRemove: (() => void) | undefined;
  /** The last one can be taken out without scripts too. */
  isLast: boolean;
}

/** One of the insured, as in the passport; a saved passenger fills it with one press. */
export function InsuredCard({ index, saved, ageFault, onRemove, isLast }: InsuredCardProps) {
  const t = useEsimMessages();
  const shared = useSharedMessages();
  const locale = useLocale();
  const register = useRegister<CoverBookingValues>();
  const { setValue, watch, formState, trigger } = useFormContext<CoverBookingValues>();
  const path = `insured.${index}` as const;
  const one = watch(path);
  const errors = formState.errors.insured?.[index];
  const fault = (field: keyof InsuredValues) => {
    const key = errors?.[field]?.message;
    return key && shared(messageKey(key));
  };
  const set = (field: keyof InsuredValues, value: string) =>
    setValue(`${path}.${field}`, value, { shouldDirty: true, shouldValidate: formState.isSubmitted });
  const fill = (passenger: SavedPassenger | null) => {
    setValue(path, passenger ? insuredOfSaved(passenger, locale) : emptyInsured(locale), { shouldDirty: true });
    if (passenger || formState.isSubmitted) void trigger(path);
  };
  const id = (field: keyof InsuredValues) => fieldId(`${path}.${field}`);
  return (
    <PersonCard
      id={`${fieldId(path)}-title`}
      heading={t('cover.booking.person', { number: index + 1 })}
      action={
        onRemove && (
          <Button
            {...(isLast ? setInsured(index) : {})}
            variant="ghost"
            size="sm"
            css={isLast ? {} : { '@media (scripting: none)': { display: 'none' } }}
            onClick={(event) => {
              event.preventDefault();
              onRemove();
            }}
          >
            <IconTrash size={18} />
            {t('cover.booking.remove')}
          </Button>
        )
      }
      saved={
        <WithScripts>
          <SavedPassengerChips saved={saved} chosen={one.ref_user} onChoose={fill} />
        </WithScripts>
      }
    >
      <TextField
        id={id('last_name')}
        label={shared('person.surname')}
        hint={t('cover.booking.nameHint')}
        autoComplete="off"
        autoCapitalize="characters"
        error={fault('last_name')}
        {...register(`${path}.last_name`)}
      />
      <TextField
        id={id('first_name')}
        label={shared('person.given_name')}
        hint={t('cover.booking.nameHint')}
        autoComplete="off"
        autoCapitalize="characters"
        error={fault('first_name')}
        {...register(`${path}.first_name`)}
      />
      <BirthdayField
        key={`birthday-${one.ref_user}`}
        id={id('birthday')}
        name={`${path}.birthday`}
        label={shared('person.date_of_birth')}
        value={one.birthday}
        onChange={(day) => set('birthday', day)}
        onBlur={() => void trigger(`${path}.birthday`)}
        error={fault('birthday') ?? ageFault}
      />
      <GenderField
        id={id('gender')}
        name={`${path}.gender`}
        labels={{
          legend: shared('person.gender'),
          female: shared('person.female'),
          male: shared('person.male'),
        }}
        value={one.gender}
        onChange={(gender) => set('gender', gender)}
        error={fault('gender')}
      />
      <NationalityField
        id={id('nationality')}
        name={`${path}.nationality`}
        label={shared('person.nationality')}
        noneHint={t('cover.booking.nationalityNone')}
        value={one.nationality}
        onChange={(nationality) => set('nationality', nationality)}
        error={fault('nationality')}
      />
      <TextField
        id={id('document_number')}
        label={shared('person.passport_number')}
        hint={t('cover.booking.documentHint')}
        optional
        autoComplete="off"
        autoCapitalize="characters"
        maxLength={12}
        error={fault('document_number')}
        {...register(`${path}.document_number`)}
      />
    </PersonCard>
  );
}
