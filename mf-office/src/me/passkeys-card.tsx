import { listPasskeys, removePasskey, type Passkey } from '@aylal/contracts/office';
import { SectionCard, useHasPasskeys, useOfficeWrite } from '@aylal/office';
import { isNotFound, QueryView, WaitingBoxes } from '@aylal/parts';
import { formatInstantWithYear, useLocale, useQuery, useServices } from '@aylal/shell';
import { Button, chakra, Notice, Text } from '@aylal/ui';
import { passkeysQuery } from '../api/passkeys-query.ts';
import { useOfficeMessages } from '../ui/use-office-messages.ts';
import { PasskeyForm } from './passkey-form.tsx';

/** One's own passkeys, and how to add one; nothing where the office has none. */
export function PasskeysCard() {
  const t = useOfficeMessages();
  const query = useQuery(passkeysQuery(useServices()));
  const has = useHasPasskeys();
  if (isNotFound(query.error)) return null;
  return (
    <SectionCard title={t('passkeys.title')}>
      <Text kind="small" tone="muted" marginBottom="3">
        {t('passkeys.lead')}
      </Text>
      <QueryView
        query={query}
        waiting={<WaitingBoxes label={t('passkeys.loading')} heights={['44px']} />}
        failed={{ title: t('passkeys.failed'), phone: false }}
      >
        {({ passkeys }) =>
          passkeys.length === 0 ? (
            <Text tone="muted">{t('passkeys.none')}</Text>
          ) : (
            <chakra.ul listStyleType="none">
              {passkeys.map((one) => (
                <PasskeyRow key={one.id} passkey={one} />
              ))}
            </chakra.ul>
          )
        }
      </QueryView>
      {has ? <PasskeyForm /> : <Notice>{t('passkeys.unsupported')}</Notice>}
    </SectionCard>
  );
}

function PasskeyRow({ passkey: { id, name, created_at, used_at } }: { passkey: Passkey }) {
  const t = useOfficeMessages();
  const locale = useLocale();
  const { toasts } = useServices();
  const { running, run } = useOfficeWrite([listPasskeys.name]);
  const remove = async () => {
    const refused = await run((api) => api.call(removePasskey, { body: { id } }));
    toasts.show(
      refused === null ? { kind: 'success', text: t('passkeys.removed') } : { kind: 'error', text: refused.text },
    );
  };
  return (
    <Row>
      <div>
        <Text fontWeight="600" overflowWrap="anywhere">
          {name}
        </Text>
        <Text kind="caption" tone="muted">
          {t('passkeys.since', { time: formatInstantWithYear(created_at, locale) })}
          {used_at !== null && ` · ${t('passkeys.used', { time: formatInstantWithYear(used_at, locale) })}`}
        </Text>
      </div>
      <Button
        size="sm"
        variant="outline"
        loading={running}
        aria-label={`${t('passkeys.remove')}: ${name}`}
        onClick={() => void remove()}
      >
        {t('passkeys.remove')}
      </Button>
    </Row>
  );
}

const Row = chakra('li', {
  base: {
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'center',
    gap: '3',
    paddingBlock: '2',
    '& + &': { borderTopWidth: '1px', borderColor: 'border.muted' },
  },
});
