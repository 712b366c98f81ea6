import { addCoupon, listCoupons } from '@aylal/contracts/office';
import type { BodyOutput } from '@aylal/contracts';
import { homeDate } from '@aylal/domain/calendar';
import { focusFirstFault, showRefusedFields, useSchemaForm } from '@aylal/forms';
import { useOfficeWrite } from '@aylal/office';
import { messageKey, useServices, useSharedMessages } from '@aylal/shell';
import { Button, Card, Grid, Notice, SelectField, Stack, TextField } from '@aylal/ui';
import { Disclosure, TextAreaField } from '@aylal/ui/primitives';
import { useMemo } from 'react';
import { emptyCoupon, typedCoupon } from '../domain/typed-coupon.ts';
import { useOfficeMessages } from '../ui/use-office-messages.ts';

const fields = ['code', 'kind', 'value', 'most', 'min_total', 'last_day', 'max_uses', 'reason'] as const;

/** A new coupon, with why it is made. */
export function NewCouponForm() {
  const t = useOfficeMessages();
  const s = useSharedMessages();
  const { now, toasts } = useServices();
  const { running, fault, run } = useOfficeWrite([listCoupons.name]);
  const today = homeDate(now());
  const form = useSchemaForm(
    useMemo(() => typedCoupon(today), [today]),
    { defaultValues: emptyCoupon },
  );
  const kind = form.watch('kind');
  const { errors } = form.formState;
  const at = (field: (typeof fields)[number]) => {
    const key = errors[field]?.message;
    return key === undefined ? undefined : s(messageKey(key));
  };
  const send = async (body: BodyOutput<typeof addCoupon>) => {
    const refused = await run(async (api) => {
      const answer = await api.call(addCoupon, { body });
      if (answer.status_code === 400) showRefusedFields(form, answer.result.fields);
      return answer;
    });
    if (refused !== null) return focusFirstFault(form, fields);
    toasts.show({ kind: 'success', text: t('coupons.made', { code: body.code }) });
    form.reset(emptyCoupon);
    return undefined;
  };
  const number = (name: 'value' | 'most' | 'min_total' | 'max_uses', suffix: string | undefined, optional: boolean) => (
    <TextField
      label={t(`coupons.fields.${name}`)}
      inputMode="numeric"
      autoComplete="off"
      maxLength={14}
      optional={optional}
      suffix={suffix}
      error={at(name)}
      {...form.register(name)}
    />
  );
  return (
    <Card padded>
      <Disclosure summary={t('coupons.new')}>
        <form noValidate onSubmit={(event) => void form.handleSubmit(send, () => focusFirstFault(form, fields))(event)}>
          <Stack gap="4">
            <Grid gap="3" templateColumns={{ base: '1fr', md: 'repeat(auto-fit, minmax(200px, 1fr))' }}>
              <TextField
                label={t('coupons.fields.code')}
                hint={t('coupons.codeHint')}
                autoComplete="off"
                autoCapitalize="characters"
                spellCheck={false}
                maxLength={24}
                error={at('code')}
                {...form.register('code')}
              />
              <SelectField
                label={t('coupons.fields.kind')}
                options={(['percent', 'amount'] as const).map((value) => ({
                  value,
                  label: t(`coupons.kinds.${value}`),
                }))}
                error={at('kind')}
                {...form.register('kind')}
              />
              {number('value', kind === 'percent' ? '%' : '₮', false)}
              {kind === 'percent' && number('most', '₮', true)}
              {number('min_total', '₮', true)}
              <TextField
                type="date"
                label={t('coupons.fields.last_day')}
                min={today}
                error={at('last_day')}
                {...form.register('last_day')}
              />
              {number('max_uses', undefined, true)}
            </Grid>
            <TextAreaField
              label={t('coupons.fields.reason')}
              rows={2}
              error={at('reason')}
              {...form.register('reason')}
            />
            {fault !== null && (
              <Notice tone="danger" live="alert">
                {fault.text}
              </Notice>
            )}
            <Button type="submit" alignSelf="start" loading={running}>
              {t('coupons.make')}
            </Button>
          </Stack>
        </form>
      </Disclosure>
    </Card>
  );
}
