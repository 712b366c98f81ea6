import type { SessionUser } from '@aylal/contracts/account';
import { RouteLink, useServices } from '@aylal/shell';
import { Button, chakra, LinkButton, Tag } from '@aylal/ui';
import { WithoutScripts, WithScripts } from '@aylal/ui/primitives';
import { IconCheck } from '@aylal/ui/icons';
import { useAccountMessages } from '../ui/use-account-messages.ts';
import { changeAddress } from './plain-update-address.ts';
import { userUpdateDialog, type UserField } from './user-dialog-refs.ts';

/** Name and contacts, each with the way to change it. A contact that is kept has been verified by a code. */
export function ProfileFacts({ user }: { user: SessionUser }) {
  const t = useAccountMessages();
  const { dialogs } = useServices();
  const facts: [UserField, string, string][] = [
    ['name', t('profile.name'), `${user.first_name} ${user.last_name}`.trim()],
    ['phone', t('access.phone'), user.phone && `+${user.dial_code} ${user.phone}`],
    ['email', t('access.email'), user.email],
  ];
  const verb = (value: string) => t(value === '' ? 'profile.add' : 'profile.change');
  return (
    <Facts>
      {facts.map(([field, label, value]) => (
        <Fact key={field}>
          <dt>{label}</dt>
          <dd>
            {value || t('profile.none')}
            {value !== '' && field !== 'name' && (
              <Tag tone="success">
                <IconCheck size={14} />
                {t('profile.verified')}
              </Tag>
            )}
          </dd>
          <dd>
            <WithScripts>
              <Button
                size="sm"
                variant="outline"
                aria-label={`${verb(value)}: ${label}`}
                onClick={() => void dialogs.open(userUpdateDialog, { fields: [field] })}
              >
                {verb(value)}
              </Button>
            </WithScripts>
            <WithoutScripts>
              <LinkButton asChild size="sm" variant="outline">
                <RouteLink to={changeAddress(field)} aria-label={`${verb(value)}: ${label}`}>
                  {verb(value)}
                </RouteLink>
              </LinkButton>
            </WithoutScripts>
          </dd>
        </Fact>
      ))}
    </Facts>
  );
}

const Facts = chakra('dl', { base: { display: 'grid', gap: '4', margin: '0' } });
const Fact = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    columnGap: '3',
    alignItems: 'center',
    '& dt': { color: 'fg.muted', textStyle: 'small', gridColumn: '1' },
    '& dd': { display: 'flex', flexWrap: 'wrap', gap: '2', alignItems: 'center', overflowWrap: 'anywhere' },
    '& dd:last-of-type': { gridColumn: '2', gridRow: '1 / span 2' },
  },
});
