import type { ResultOf } from '@aylal/contracts';
import type { verifyRelease } from '@aylal/contracts/console';
import { QueryView, WaitingBoxes, type QueryViewProps } from '@aylal/parts';
import { useQuery, useServices } from '@aylal/shell';
import { Box, Notice } from '@aylal/ui';
import { logVerificationQuery, releaseVerificationQuery } from '../api/console-queries.ts';
import { useConsoleMessages } from './use-console-messages.ts';

/** What is gone through: the whole log, or one release. */
export type Verified = 'log' | { readonly remote: string; readonly version: string };

/** Goes through it once, and says what it came to. */
export function Verification({ what }: { what: Verified }) {
  return what === 'log' ? <OfLog /> : <OfRelease {...what} />;
}

function OfLog() {
  const query = useQuery({ ...logVerificationQuery(useServices()), refetchOnMount: 'always' });
  return <Outcome query={query} name={null} />;
}

function OfRelease({ remote, version }: { remote: string; version: string }) {
  const query = useQuery({ ...releaseVerificationQuery(useServices(), remote, version), refetchOnMount: 'always' });
  return <Outcome query={query} name={`${remote} ${version}`} />;
}

interface OutcomeProps {
  readonly query: QueryViewProps<{ readonly result: ResultOf<typeof verifyRelease> }>['query'];
  /** Of the release; null for the log. */
  readonly name: string | null;
}

function Outcome({ query, name }: OutcomeProps) {
  const t = useConsoleMessages();
  return (
    <QueryView
      query={query}
      waiting={<WaitingBoxes label={t('verify.loading')} heights={['48px']} />}
      failed={{ title: t('verify.failed'), phone: false }}
    >
      {(result) =>
        result.whole ? (
          <Notice tone="success" live="status">
            {name === null
              ? t('verify.logWhole', { count: result.count })
              : t('verify.releaseWhole', { name, count: result.count })}
            <Box overflowWrap="anywhere">{t('verify.digest', { digest: result.digest })}</Box>
          </Notice>
        ) : (
          <Notice tone="danger" live="alert">
            {t('verify.broken', { why: result.why })}
          </Notice>
        )
      }
    </QueryView>
  );
}
