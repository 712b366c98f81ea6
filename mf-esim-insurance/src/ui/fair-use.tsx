import type { EsimPackage } from '@aylal/contracts/esims';
import { writeData } from '../domain/write-data.ts';
import { useEsimMessages } from './use-esim-messages.ts';

/** What "unlimited" means: how much of a day is fast, and how fast the rest is. Says so too where the supplier does not tell. */
export function FairUse({ of: { fair_use } }: { of: EsimPackage }) {
  const t = useEsimMessages();
  if (!fair_use) return t('detail.fairUseUnknown');
  const { daily_mb, then_kbps } = fair_use;
  return t('detail.fairUse', {
    amount: writeData(daily_mb),
    speed: then_kbps >= 1000 ? `${Number((then_kbps / 1000).toFixed(1))} Mbps` : `${then_kbps} kbps`,
  });
}
