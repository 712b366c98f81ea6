import type { Insurance } from '@aylal/contracts/insurance';
import { insuredAges } from '@aylal/domain/insurance';
import { useServices } from '@aylal/shell';
import { Button, Card, Heading, Text, TextLink } from '@aylal/ui';
import { IconFileText } from '@aylal/ui/icons';
import { KeyValue, KeyValueList, WithScripts } from '@aylal/ui/primitives';
import { coverageDialog } from '../ui/cover-dialogs.ts';
import { useEsimMessages } from '../ui/use-esim-messages.ts';
import { useTermsOfAddress } from '../ui/use-terms-of-address.ts';
import { useSumText } from '../ui/use-sum-text.ts';

/** The terms that one compares: sum, what one pays oneself, territory, ages, whom to call, how long one may think again. */
export function CoverFacts({ cover }: { cover: Insurance }) {
  const t = useEsimMessages();
  const write = useSumText();
  const { dialogs } = useServices();
  const openTerms = useTermsOfAddress();
  const countries = cover.countries.map(({ name }) => name).join(', ');
  return (
    <Card padded>
      <Heading as="h2" size="h3">
        {t('cover.facts.title')}
      </Heading>
      <KeyValueList>
        <KeyValue label={t('cover.facts.medical')}>{write(cover.medical)}</KeyValue>
        <KeyValue label={t('cover.facts.deductible')}>
          {cover.deductible.amount === 0 ? t('cover.facts.none') : write(cover.deductible)}
        </KeyValue>
        <KeyValue label={t('cover.facts.territory')}>{cover.territory}</KeyValue>
        <KeyValue label={t('cover.facts.ages')}>{t('cover.facts.agesText', { ...insuredAges(cover) })}</KeyValue>
        <KeyValue label={t('cover.facts.longest')}>{t('cover.price.days', { count: cover.max_days })}</KeyValue>
        <KeyValue label={t('cover.facts.claim')}>
          <TextLink href={`tel:${cover.claim_phone.replace(/\s/g, '')}`}>{cover.claim_phone}</TextLink>
        </KeyValue>
        <KeyValue label={t('cover.facts.coolingOff')}>
          {t('cover.facts.coolingOffText', { days: cover.cooling_off_days })}
        </KeyValue>
      </KeyValueList>
      {countries !== '' && (
        <Text kind="small" tone="muted" marginTop="2">
          <b>{t('cover.facts.countries')}:</b> {countries}
        </Text>
      )}
      <WithScripts display="flex" flexWrap="wrap" gap="3" marginTop="3">
        <Button
          variant="outline"
          size="sm"
          aria-haspopup="dialog"
          onClick={() => void dialogs.open(coverageDialog, { slug: cover.slug })}
        >
          {t('cover.risks.title')}
        </Button>
        <Button variant="outline" size="sm" aria-haspopup="dialog" onClick={() => openTerms(cover.terms)}>
          <IconFileText size={18} />
          {t('cover.terms.read')}
        </Button>
      </WithScripts>
    </Card>
  );
}
