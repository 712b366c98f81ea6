import { messageKey, useSharedMessages } from '@aylal/shell';
import { Button, Heading, Stack, Text, TextField } from '@aylal/ui';
import { hostFormField } from '../config/host-form.ts';
import { useHostMessages } from '../messages/use-host-messages.ts';
import { useHostForm } from '../requests/use-host-form.ts';

const id = 'plain-newsletter';

/** The signup of the footer without scripts (SHELL-16): posted to the page, which says what came of it (ERR-31 to ERR-33). */
export function PlainNewsletter() {
  const t = useHostMessages();
  const s = useSharedMessages();
  const posted = useHostForm('newsletter');
  const { faults, done, refused } = posted?.answer ?? {};
  const fault = faults?.['email'];
  const said = done ?? refused;
  return (
    <section aria-labelledby={`${id}-title`} id={id}>
      <Heading as="h2" size="label" id={`${id}-title`}>
        {t('newsletter.title')}
      </Heading>
      <form method="post" action={`#${id}`} noValidate>
        <input type="hidden" name={hostFormField} value="newsletter" />
        <Stack gap="2" marginTop="2">
          <TextField
            id={`${id}-email`}
            name="email"
            inputMode="email"
            autoComplete="email"
            autoCapitalize="none"
            spellCheck={false}
            label={t('newsletter.email')}
            hideLabel
            placeholder="name@mail.mn"
            defaultValue={done === undefined ? posted?.fields.find(([name]) => name === 'email')?.[1] : ''}
            error={fault && s(messageKey(fault))}
          />
          {said !== undefined && <Text role="status">{s(messageKey(said))}</Text>}
          <Button type="submit" variant="outline" alignSelf="start">
            {t('newsletter.send')}
          </Button>
        </Stack>
      </form>
    </section>
  );
}
