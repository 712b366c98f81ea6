import type { EsimPlanType } from '@aylal/contracts/esims';
import type { Locale } from '@aylal/domain/language';
import { esimMessage } from './messages/esim-messages.ts';
import type { SupplierPackage } from './esim-supplier.ts';

/** What a plan type carries, in a sentence. */
export function describePlan(type: EsimPlanType, locale: Locale): string {
  return esimMessage(locale, `description.${type}`);
}

/** `5 GB · 30 days`, with minutes and texts where there are some. */
export function packageTitle(one: SupplierPackage, locale: Locale): string {
  return [
    one.isUnlimited ? esimMessage(locale, 'plan.unlimited') : dataAmount(one.dataMb),
    ...(one.voiceMinutes > 0 ? [esimMessage(locale, 'plan.minutes', { count: one.voiceMinutes })] : []),
    ...(one.sms > 0 ? [`${one.sms} SMS`] : []),
    esimMessage(locale, 'plan.days', { count: one.days }),
  ].join(' · ');
}

/** Megabytes as they are printed on a plan: `500 MB`, `1.5 GB`. */
function dataAmount(mb: number): string {
  return mb < 1024 ? `${mb} MB` : `${Number((mb / 1024).toFixed(1))} GB`;
}
