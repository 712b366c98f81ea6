import { mostFigureDays } from '@aylal/contracts/office';
import { addDays, daysBetween, isLocalDate, type LocalDate } from '@aylal/domain/calendar';
import { officeRoutes } from '@aylal/routes';
import { RouteLink, useServices, useSharedMessages } from '@aylal/shell';
import { Button, Flex, LinkButton, TextField } from '@aylal/ui';
import { useState, type FormEvent } from 'react';
import { useOfficeMessages } from '../ui/use-office-messages.ts';

export interface DaysChoiceProps {
  readonly from: LocalDate;
  readonly until: LocalDate;
  readonly today: LocalDate;
}

/** Stretches that are one press away, in days up to today. */
const stretches = [7, 14, 30, 90] as const;

/** Chooses the days: typed, or some that end today. */
export function DaysChoice({ from, until, today }: DaysChoiceProps) {
  const t = useOfficeMessages();
  const s = useSharedMessages();
  const { navigator } = useServices();
  const [typed, setTyped] = useState<{ from: string; until: string }>({ from, until });
  const [asked, setAsked] = useState(false);
  const fault = faultOf(typed, today);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setAsked(true);
    if (fault === null) navigator.go(officeRoutes.figures.to({}, typed), { replace: true });
    else event.currentTarget.querySelector<HTMLInputElement>(`[name=${fault.field}]`)?.focus();
  };
  const field = (name: 'from' | 'until') => (
    <TextField
      type="date"
      name={name}
      label={t(`figures.${name}`)}
      max={today}
      value={typed[name]}
      onChange={({ target }) => setTyped({ ...typed, [name]: target.value })}
      error={
        asked && fault?.field === name
          ? fault.kind === 'date'
            ? s('validation_date')
            : t(`figures.fault.${fault.kind}`, { days: mostFigureDays })
          : undefined
      }
    />
  );
  return (
    <form noValidate onSubmit={submit}>
      <Flex gap="3" wrap="wrap" align="end">
        {field('from')}
        {field('until')}
        <Button type="submit">{t('books.show')}</Button>
        {stretches.map((days) => (
          <LinkButton key={days} asChild variant="outline">
            <RouteLink to={officeRoutes.figures.to({}, { from: addDays(today, 1 - days), until: today })} replace>
              {t('figures.days', { days })}
            </RouteLink>
          </LinkButton>
        ))}
      </Flex>
    </form>
  );
}

type DaysFault = { readonly field: 'from' | 'until'; readonly kind: 'date' | 'order' | 'many' };

function faultOf({ from, until }: { from: string; until: string }, today: LocalDate): DaysFault | null {
  if (!isLocalDate(from)) return { field: 'from', kind: 'date' };
  if (!isLocalDate(until) || until > today) return { field: 'until', kind: 'date' };
  const days = daysBetween(from, until);
  if (days < 0) return { field: 'until', kind: 'order' };
  return days < mostFigureDays ? null : { field: 'from', kind: 'many' };
}
