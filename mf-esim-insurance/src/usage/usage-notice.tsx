import type { EsimUsage } from '@aylal/contracts/esims';
import { forecastRunOut } from '@aylal/domain/esims';
import { esimRoutes } from '@aylal/routes';
import { formatInstant, RouteLink, useLocale } from '@aylal/shell';
import { LinkButton, Notice } from '@aylal/ui';
import { useEsimMessages } from '../ui/use-esim-messages.ts';

/** What the figures mean: used up, over, or how long they last at the present pace. Nothing where that is unknown. */
export function UsageNotice({
  usage,
  serverTime,
  slug,
  onLeave,
}: {
  usage: EsimUsage;
  serverTime: string;
  slug: string;
  onLeave: () => void;
}) {
  const t = useEsimMessages();
  const locale = useLocale();
  if (usage.status === 'expired')
    return (
      <Notice
        tone="warning"
        title={t('usage.expired')}
        action={
          <LinkButton asChild size="sm" variant="outline">
            <RouteLink to={esimRoutes.detail.to({ slug })} onClick={onLeave}>
              {t('usage.buyNew')}
            </RouteLink>
          </LinkButton>
        }
      >
        {t('usage.expiredText')}
      </Notice>
    );
  if (usage.status === 'finished')
    return (
      <Notice tone="warning" title={t('usage.finished')}>
        {t('usage.finishedText')}
      </Notice>
    );
  if (usage.is_unlimited) return null;
  const forecast = forecastRunOut(
    {
      remaining: usage.remaining,
      total: usage.total,
      startedAt: usage.started_at === null ? null : Date.parse(usage.started_at),
      expiresAt: usage.expired_at === null ? null : Date.parse(usage.expired_at),
    },
    Date.parse(serverTime),
  );
  if (!forecast) return null;
  return forecast.kind === 'lasts' ? (
    <Notice tone="success">{t('usage.lasts')}</Notice>
  ) : (
    <Notice tone="warning">
      {t('usage.runsOut', { time: formatInstant(new Date(forecast.at).toISOString(), locale) })}
    </Notice>
  );
}
