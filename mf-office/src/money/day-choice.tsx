import { addDays, isLocalDate, type LocalDate } from '@aylal/domain/calendar';
import { officeRoutes } from '@aylal/routes';
import { RouteLink, useServices, useSharedMessages } from '@aylal/shell';
import { Button, Flex, LinkButton, TextField } from '@aylal/ui';
import { useRef, useState, type FormEvent } from 'react';
import { useOfficeMessages } from '../ui/use-office-messages.ts';

/** Chooses the day: typed, or the one before or after. No day that has not begun. */
export function DayChoice({ day, today }: { day: LocalDate; today: LocalDate }) {
  const t = useOfficeMessages();
  const s = useSharedMessages();
  const { navigator } = useServices();
  const [typed, setTyped] = useState<string>(day);
  const [asked, setAsked] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const isRight = isLocalDate(typed) && typed <= today;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    if (isRight) navigator.go(officeRoutes.money.to({}, { day: typed }), { replace: true });
    else field.current?.focus();
  };
  const link = (to: LocalDate, label: string) => (
    <LinkButton asChild variant="outline">
      <RouteLink to={officeRoutes.money.to({}, { day: to })} replace>
        {label}
      </RouteLink>
    </LinkButton>
  );
  return (
    <form noValidate onSubmit={submit}>
      <Flex gap="3" wrap="wrap" align="end">
        <TextField
          ref={field}
          type="date"
          label={t('books.day')}
          max={today}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          error={asked && !isRight ? s('validation_date') : undefined}
        />
        <Button type="submit">{t('books.show')}</Button>
        {link(addDays(day, -1), t('books.before'))}
        {day < today && link(addDays(day, 1), t('books.after'))}
      </Flex>
    </form>
  );
}
