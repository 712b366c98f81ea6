import type { Curve } from '@aylal/contracts/console';
import { LinePlot, SectionCard } from '@aylal/office';
import { formatInstant, useLocale } from '@aylal/shell';
import { SelectField, Stack, Tag, Text } from '@aylal/ui';
import { RadioChips } from '@aylal/ui/primitives';
import { useState } from 'react';
import { curveLines } from '../domain/curve-lines.ts';
import { writeRate } from '../domain/rates.ts';
import { useConsoleMessages } from '../ui/use-console-messages.ts';

export interface CurveCardProps {
  readonly curves: readonly Curve[];
  /** The rollout that goes on now. */
  readonly underWay: string | null;
}

const known = ['page', 'load', 'server', 'screen', 'lcp', 'inp', 'cls', 'goal'] as const;

/** A share against the stable release by one comparison, with the limit at which it ends. The newest rollout and its failures on pages are shown first. */
export function CurveCard({ curves, underWay }: CurveCardProps) {
  const t = useConsoleMessages();
  const locale = useLocale();
  const [wantedRollout, setRollout] = useState('');
  const [wantedBy, setBy] = useState('');
  const rollouts = [...new Map(curves.map(({ rollout, version }) => [rollout, version]))];
  const rollout = rollouts.find(([one]) => one === wantedRollout) ?? rollouts[0];
  const ofRollout = curves.filter((one) => one.rollout === rollout?.[0]);
  const curve = ofRollout.find(({ by }) => by === wantedBy) ?? ofRollout[0];
  const last = curve?.points.at(-1);
  const nameOf = (by: string) => {
    const name = known.find((one) => one === by);
    return name ? t(`curve.by.${name}`) : by;
  };
  if (!curve || !last || !rollout)
    return (
      <SectionCard title={t('curve.title')}>
        <Text tone="muted">{t('curve.none')}</Text>
      </SectionCard>
    );
  const time = (at: number) => formatInstant(new Date(at).toISOString(), locale);
  return (
    <SectionCard title={t('curve.title')}>
      <Stack gap="3">
        <Text kind="small" tone="muted">
          {t('curve.lead')}
        </Text>
        {rollouts.length > 1 && (
          <SelectField
            label={t('curve.rollout')}
            value={rollout[0]}
            options={rollouts.map(([id, version]) => ({ value: id, label: `${id} · ${version}` }))}
            onChange={({ target }) => setRollout(target.value)}
          />
        )}
        {ofRollout.length > 1 && (
          <RadioChips
            legend={t('curve.compare')}
            value={curve.by}
            options={ofRollout.map(({ by }) => ({ value: by, label: nameOf(by) }))}
            onChange={setBy}
          />
        )}
        <Text>
          <Tag tone={rollout[0] === underWay ? 'accent' : 'neutral'}>
            {t(rollout[0] === underWay ? 'curve.underWay' : 'curve.ended')}
          </Tag>{' '}
          {t('curve.sentence', {
            version: curve.version,
            failures: last.share.failures,
            pages: last.share.pages,
            stable: writeRate(last.stable.pages === 0 ? null : last.stable.failures / last.stable.pages),
          })}{' '}
          {last.limit === null ? t('curve.noLimit') : t('curve.limitAt', { limit: last.limit })}
        </Text>
        <LinePlot
          label={t('curve.label', { by: nameOf(curve.by), version: curve.version })}
          xLabel={t('curve.time')}
          lines={curveLines(curve, { share: curve.version, stable: t('curve.stable'), limit: t('curve.limit') })}
          formatX={time}
          formatY={writeRate}
        />
      </Stack>
    </SectionCard>
  );
}
