import type { Revision } from '@aylal/contracts/console';
import { formatInstantWithYear, useLocale } from '@aylal/shell';
import { Button, chakra, Tag, Text } from '@aylal/ui';
import { useState } from 'react';
import { writeShare } from '../domain/rates.ts';
import { useConsoleMessages } from '../ui/use-console-messages.ts';
import { RestoreForm, type ChannelState } from './restore-form.tsx';

export interface RevisionRowProps {
  readonly revision: Revision;
  readonly channel: string;
  /** Where this state may come back: how the channel is now. */
  readonly state: ChannelState | undefined;
}

const known = ['promote', 'rollback', 'halt'] as const;
const tones = { promote: 'success', rollback: 'warning', halt: 'danger' } as const;

/** One state of a channel: who made it, why, and what moved. */
export function RevisionRow({ revision: one, channel, state }: RevisionRowProps) {
  const t = useConsoleMessages();
  const locale = useLocale();
  const [open, setOpen] = useState(false);
  const act = known.find((name) => name === one.act);
  return (
    <Row>
      <Mark
        aria-hidden
        css={{ bg: act === 'halt' ? 'fg.error' : act === 'rollback' ? 'fg.warning' : 'accent.solid' }}
      />
      <div>
        <Text fontWeight="600">
          {one.revision} <Tag tone={act ? tones[act] : 'neutral'}>{act ? t(`revisions.act.${act}`) : one.act}</Tag>
          {one.equals !== null && ` ${t('revisions.equals', { revision: one.equals })}`}
        </Text>
        <Text kind="small" tone="muted">
          {one.by} · {formatInstantWithYear(one.at, locale)}
        </Text>
        {one.reason !== '' && <Text marginTop="1">{one.reason}</Text>}
        <chakra.ul listStyleType="none" fontSize="0.875rem" marginTop="1">
          {one.moved.map(({ remote, from, to }) => (
            <chakra.li key={remote} overflowWrap="anywhere">
              <b>{remote}</b> {from ?? '–'} → {to ?? '–'}
            </chakra.li>
          ))}
          {one.rollouts.map(({ rollout, share, releases }) => (
            <chakra.li key={rollout} overflowWrap="anywhere">
              <Tag tone="accent">{writeShare(share)}</Tag>{' '}
              {Object.entries(releases)
                .map(([remote, version]) => `${remote} ${version}`)
                .join(', ')}
            </chakra.li>
          ))}
        </chakra.ul>
        {state && (
          <>
            <Button size="sm" variant="outline" marginTop="2" aria-expanded={open} onClick={() => setOpen(!open)}>
              {t('restore.open')}
            </Button>
            {open && (
              <RestoreForm revision={one.revision} channel={channel} state={state} onDone={() => setOpen(false)} />
            )}
          </>
        )}
      </div>
    </Row>
  );
}

const Row = chakra('li', {
  base: {
    display: 'grid',
    gridTemplateColumns: '12px minmax(0, 1fr)',
    gap: '3',
    paddingBlock: '3',
    paddingInline: '4',
    '& + &': { borderTopWidth: '1px', borderColor: 'border.muted' },
  },
});

const Mark = chakra('span', { base: { width: '10px', height: '10px', borderRadius: 'full', marginTop: '7px' } });
