import type { InsuranceTerms } from '@aylal/contracts/insurance';
import { formatNumber, useLocale } from '@aylal/shell';
import { chakra, Flex, Heading, LinkButton, Notice, Stack, Text } from '@aylal/ui';
import { IconDownload, IconExternalLink } from '@aylal/ui/icons';
import { useSyncExternalStore } from 'react';
import { useEsimMessages } from '../ui/use-esim-messages.ts';

/** The paper in a frame where the browser draws PDFs itself, and two ways to have it outside of the page everywhere. */
export function TermsPaper({ terms: { title, file, bytes } }: { terms: InsuranceTerms }) {
  const t = useEsimMessages();
  const locale = useLocale();
  const drawn = useSyncExternalStore(never, drawsPdf, () => false);
  const size = t('cover.terms.size', { size: formatNumber(Math.max(1, Math.round(bytes / 1024)), locale, 0) });
  return (
    <Stack gap="4">
      <div>
        <Heading as="h3" size="h3">
          {title}
        </Heading>
        <Text kind="small" tone="muted">
          {size}
        </Text>
      </div>
      <Flex gap="3" wrap="wrap">
        <LinkButton href={file} target="_blank" rel="noopener" variant="outline">
          <IconExternalLink size={20} />
          {t('cover.terms.open')}
        </LinkButton>
        <LinkButton href={file} download variant="outline">
          <IconDownload size={20} />
          {t('cover.terms.download')}
        </LinkButton>
      </Flex>
      {drawn ? (
        <Frame src={`${file}${fitted}`} title={`${t('cover.terms.title')}: ${title}`} />
      ) : (
        <Notice>{t('cover.terms.outside')}</Notice>
      )}
    </Stack>
  );
}

/** Across the frame, without the list of pages beside it. */
const fitted = '#navpanes=0&view=FitH';
/** What a browser can draw does not change while it runs. */
const never = () => () => {};
/** Says the browser itself; most phones leave PDFs to another app. */
const drawsPdf = () => navigator.pdfViewerEnabled;

const Frame = chakra('iframe', {
  base: {
    display: 'block',
    width: 'full',
    height: 'clamp(320px, 62dvh, 720px)',
    borderWidth: '1px',
    borderColor: 'border',
    borderRadius: 'lg',
  },
});
