import { useServices, type DialogViewOf } from '@aylal/shell';
import { Button, Stack } from '@aylal/ui';
import { homeDate } from '@aylal/domain/calendar';
import { GuestsField } from '../ui/search-form/guests-field.tsx';
import { formOf } from '../ui/search-form/search-form-schema.ts';
import { StayDatesField } from '../ui/search-form/stay-dates-field.tsx';
import { useSearchFields } from '../ui/search-form/use-search-fields.ts';
import { useHotelsMessages } from '../ui/use-hotels-messages.ts';
import type { stayChangeDialog } from './stay-change-dialog-ref.ts';

type View = DialogViewOf<typeof stayChangeDialog>;

/** The nights and the guests of the search form, under its rules. */
function StayChangeDialog({ props: { code, stay }, close }: Parameters<View['Component']>[0]) {
  const t = useHotelsMessages();
  const { now } = useServices();
  const { values, set, fault, submit } = useSearchFields({
    start: formOf({ ...stay, text: code }),
    onQuery: ({ text: _text, page: _page, ...chosen }) => close(chosen),
  });
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="3">
        <StayDatesField
          checkIn={values.check_in}
          checkOut={values.check_out}
          onChange={set}
          today={homeDate(now())}
          error={fault('check_in', 'check_out')}
        />
        <GuestsField
          value={values}
          onChange={set}
          error={fault('rooms', 'adults', 'children', 'child_age_details', 'nationality')}
        />
        <Button type="submit" size="lg" width="full">
          {t('stay.showRooms')}
        </Button>
      </Stack>
    </form>
  );
}

export const view: View = { title: 'stay.change', Component: StayChangeDialog };
