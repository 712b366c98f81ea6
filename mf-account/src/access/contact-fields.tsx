import { chakra, Stack, TextField } from '@aylal/ui';
import { RadioChips } from '@aylal/ui/primitives';
import { IconMail, IconPhone } from '@aylal/ui/icons';
import { dialCodes } from '../domain/dial-codes.ts';
import type { Contact } from '../domain/contact.ts';
import { useAccountMessages } from '../ui/use-account-messages.ts';

export interface ContactFieldsProps {
  readonly contact: Contact;
  readonly onChange: (contact: Contact) => void;
  readonly error?: string | undefined;
  /** `username` lets a password manager fill the login; otherwise the browser offers the phone or the address. */
  readonly purpose: 'login' | 'contact';
  readonly id: string;
}

/** A phone with its dial code, or an e-mail address. */
export function ContactFields({ contact, onChange, error, purpose, id }: ContactFieldsProps) {
  const t = useAccountMessages();
  return (
    <Stack gap="4">
      <RadioChips
        variant="segment"
        legend={t('access.by')}
        hideLegend
        value={contact.by}
        onChange={(by) => onChange({ ...contact, by })}
        options={[
          { value: 'phone', label: label(<IconPhone size={18} />, t('access.phone')) },
          { value: 'email', label: label(<IconMail size={18} />, t('access.email')) },
        ]}
      />
      {contact.by === 'phone' ? (
        <TextField
          key="phone"
          id={id}
          name="phone"
          label={t('access.phoneNumber')}
          type="tel"
          inputMode="tel"
          autoComplete={purpose === 'login' ? 'username' : 'tel-national'}
          value={contact.phone}
          onChange={(event) => onChange({ ...contact, phone: event.target.value })}
          error={error}
          prefix={
            <DialSelect
              name="dial_code"
              aria-label={t('access.dialCode')}
              autoComplete="tel-country-code"
              value={contact.dial_code}
              onChange={(event) => onChange({ ...contact, dial_code: event.target.value })}
            >
              {dialCodes.map((code) => (
                <option key={code} value={code}>
                  +{code}
                </option>
              ))}
            </DialSelect>
          }
        />
      ) : (
        <TextField
          key="email"
          id={id}
          name="email"
          label={t('access.emailAddress')}
          type="email"
          inputMode="email"
          autoComplete={purpose === 'login' ? 'username' : 'email'}
          autoCapitalize="none"
          spellCheck={false}
          value={contact.email}
          onChange={(event) => onChange({ ...contact, email: event.target.value })}
          error={error}
        />
      )}
    </Stack>
  );
}

function label(icon: React.ReactNode, hint: string) {
  return (
    <>
      {icon}
      {hint}
    </>
  );
}

const DialSelect = chakra('select', {
  base: {
    alignSelf: 'stretch',
    minHeight: '44px',
    bg: 'transparent',
    color: 'fg.muted',
    textStyle: 'input',
    borderInlineEndWidth: '1px',
    borderColor: 'border',
    paddingInlineEnd: '1',
    '& option': { bg: 'bg.panel', color: 'fg' },
  },
});
