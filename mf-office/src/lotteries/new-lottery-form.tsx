import { listLotteries, makeLottery } from '@aylal/contracts/office';
import { lotteryKinds } from '@aylal/contracts/lottery';
import { locales } from '@aylal/domain/language';
import { focusFirstFault, useSchemaForm } from '@aylal/forms';
import { SectionCard, useOfficeWrite } from '@aylal/office';
import { messageKey, useServices, useSharedMessages } from '@aylal/shell';
import { Button, Grid, Notice, SelectField, Stack, Text, TextField } from '@aylal/ui';
import { Disclosure, TextAreaField } from '@aylal/ui/primitives';
import * as v from 'valibot';
import { localTime } from '../domain/local-time.ts';
import { useOfficeMessages } from '../ui/use-office-messages.ts';
import { usePlanFaults } from './use-plan-faults.ts';

const { code, kind, names, price, tickets, prizes, reason } = makeLottery.body.entries;
const times = { closes_at: localTime, draws_at: localTime };
const typed = v.object({ code, kind, names, price, tickets, prizes, ...times, reason });
const rows = [0, 1, 2, 3, 4] as const;
const fields = [
  'code',
  ...locales.map((locale) => `names.${locale}` as const),
  ...(['price', 'tickets'] as const),
  ...rows.flatMap((row) => [`prizes.${row}.prize`, `prizes.${row}.chances`] as const),
  ...(['closes_at', 'draws_at', 'reason'] as const),
] as const;
type Field = (typeof fields)[number];

const empty: v.InferInput<typeof typed> = {
  ...{ code: '', kind: 'lottery', price: 1_000, tickets: 5_000, closes_at: '', draws_at: '', reason: '' },
  names: { mn: '', en: '', zh: '', ru: '', ko: '', ja: '' },
  // What a ticket for 1,000₮ of the shop's own lotteries wins.
  prizes: [
    { prize: 1_000_000, chances: 50 },
    { prize: 100_000, chances: 500 },
    { prize: 10_000, chances: 10_000 },
    { prize: 5_000, chances: 30_000 },
    { prize: 1_000, chances: 220_000 },
  ],
};

/** Makes a lottery; sent twice it is one. What was not taken stays as typed. */
export function NewLotteryForm() {
  const t = useOfficeMessages();
  const s = useSharedMessages();
  const { intents, toasts } = useServices();
  const { running, fault, run } = useOfficeWrite([listLotteries.name]);
  const plan = usePlanFaults();
  const form = useSchemaForm(typed, { defaultValues: empty });
  const said = (field: Field) => {
    const key = form.getFieldState(field, form.formState).error?.message;
    if (key !== undefined) return field === 'code' ? t('lotteries.codeHint') : s(messageKey(key));
    return fault?.field === field ? t('lotteries.taken') : undefined;
  };
  const send = async (body: v.InferOutput<typeof typed>) => {
    const wrong = plan.check({
      ...{ price: body.price, prizes: body.prizes },
      ...{ closesAt: Date.parse(body.closes_at), drawsAt: Date.parse(body.draws_at) },
    });
    if (wrong) return form.setFocus(wrong === 'prizes' ? 'prizes.0.prize' : wrong);
    const id = intents.keyFor('make lottery', JSON.stringify(body));
    const refused = await run((api) => api.call(makeLottery, { body: { ...body, id } }));
    if (refused !== null) {
      const field = fields.find((one) => one === refused.field);
      if (field) form.setFocus(field);
      return;
    }
    intents.settle('make lottery');
    form.reset(empty);
    toasts.show({ kind: 'success', text: t('lotteries.made', { name: body.names.mn }) });
  };
  const number = (field: Field, label: string, hint?: string) => (
    <TextField label={label} hint={hint} inputMode="numeric" error={said(field)} {...form.register(field)} />
  );
  return (
    <SectionCard title={t('lotteries.new')}>
      <Disclosure summary={t('lotteries.begin')}>
        <form noValidate onSubmit={(event) => void form.handleSubmit(send, () => focusFirstFault(form, fields))(event)}>
          <Stack gap="4">
            <Grid gap="3" templateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }}>
              <TextField
                label={t('lotteries.code')}
                hint={t('lotteries.codeHint')}
                autoCapitalize="characters"
                autoComplete="off"
                spellCheck={false}
                error={said('code')}
                {...form.register('code')}
              />
              <SelectField
                label={t('work.kind')}
                options={lotteryKinds.map((one) => ({ value: one, label: t(`lotteries.kinds.${one}`) }))}
                {...form.register('kind')}
              />
              {locales.map((locale) => (
                <TextField
                  key={locale}
                  label={t('lotteries.name', { language: t(`language.${locale}`) })}
                  lang={locale}
                  autoComplete="off"
                  error={said(`names.${locale}`)}
                  {...form.register(`names.${locale}`)}
                />
              ))}
              {number('price', t('lotteries.price'))}
              {number('tickets', t('lotteries.tickets'))}
            </Grid>
            <Text kind="small" tone="muted">
              {t('lotteries.prizesHint')}
            </Text>
            <Grid gap="3" templateColumns="repeat(2, minmax(0, 1fr))">
              {rows.map((row) => [
                <div key={`prize ${row}`}>
                  {number(`prizes.${row}.prize`, t('lotteries.prize', { number: row + 1 }))}
                </div>,
                <div key={`chances ${row}`}>
                  {number(`prizes.${row}.chances`, t('lotteries.chances', { number: row + 1 }))}
                </div>,
              ])}
            </Grid>
            {plan.textOf('prizes') !== undefined && (
              <Notice tone="danger" live="alert">
                {plan.textOf('prizes')}
              </Notice>
            )}
            <Grid gap="3" templateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }}>
              <TextField
                type="datetime-local"
                label={t('lotteries.closes')}
                hint={t('content.timeHint')}
                error={said('closes_at') ?? plan.textOf('closes_at')}
                {...form.register('closes_at')}
              />
              <TextField
                type="datetime-local"
                label={t('lotteries.draws')}
                hint={t('lotteries.drawsHint')}
                error={said('draws_at') ?? plan.textOf('draws_at')}
                {...form.register('draws_at')}
              />
            </Grid>
            <TextAreaField label={t('action.why')} rows={2} error={said('reason')} {...form.register('reason')} />
            {fault !== null && !fields.some((field) => field === fault.field) && (
              <Notice tone="danger" live="alert">
                {fault.text}
              </Notice>
            )}
            <Button type="submit" alignSelf="start" loading={running}>
              {t('lotteries.make')}
            </Button>
          </Stack>
        </form>
      </Disclosure>
    </SectionCard>
  );
}
