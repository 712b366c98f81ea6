import { useQuery, useServices } from '@aylal/shell';
import { Button, Skeleton, StatusView, VisuallyHidden } from '@aylal/ui';
import { walletStatementQuery, type StatementView } from '../api/wallet-statement-query.ts';
import { useAccountMessages, useSharedMessages } from '../ui/use-account-messages.ts';
import { WalletLine } from '../ui/wallet-line.tsx';

interface StatementPageProps {
  readonly view: StatementView;
  readonly after: string | undefined;
  /** Null where the next page is shown already. */
  readonly onMore: ((next: string) => void) | null;
}

/** One page of a statement, as items of its list, in its four states. */
export function StatementPage({ view, after, onMore }: StatementPageProps) {
  const t = useAccountMessages();
  const s = useSharedMessages();
  const { data, isError, refetch } = useQuery(walletStatementQuery(useServices(), view, after));
  if (!data)
    return isError ? (
      <li>
        <StatusView
          kind="failed"
          title={t('statement.failed')}
          phone
          action={<Button onClick={() => void refetch()}>{s('action.retry')}</Button>}
        >
          {t('gameWallet.failedText')}
        </StatusView>
      </li>
    ) : (
      <li>
        <VisuallyHidden role="status">{t('statement.loading')}</VisuallyHidden>
        <Skeleton height="180px" borderRadius="md" />
      </li>
    );
  const { next, result } = data;
  return (
    <>
      {result.map((line) => (
        <WalletLine key={`${line.created_at} ${line.description} ${line.kind}`} line={line} />
      ))}
      {after === undefined && result.length === 0 && (
        <li>
          <StatusView kind="empty" title={t('gameWallet.emptyTitle')}>
            {t('statement.empty')}
          </StatusView>
        </li>
      )}
      {next !== null && onMore && (
        <li>
          <Button variant="outline" marginTop="4" onClick={() => onMore(next)}>
            {t('statement.more')}
          </Button>
        </li>
      )}
    </>
  );
}
