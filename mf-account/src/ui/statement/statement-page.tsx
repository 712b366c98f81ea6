import type { WalletType } from '@aylal/contracts/wallet';
import { QueryView, WaitingBoxes } from '@aylal/parts';
import { useEvent, useQuery, useServices, walletChanged } from '@aylal/shell';
import { Box, Button, Card, Flex, Stack, StatusView } from '@aylal/ui';
import { readWalletStatementQuery } from '../../api/read-wallet-statement-query.ts';
import type { StatementFilter } from '../../domain/statement-filter.ts';
import { useAccountMessages } from '../use-account-messages.ts';
import { WalletLine } from '../wallet-line.tsx';

export interface StatementPageProps {
  readonly type: WalletType;
  readonly filter: StatementFilter;
  /** Where the page before ended; undefined on the first one. */
  readonly after: string | undefined;
  readonly onOlder: (next: string) => void;
  readonly onNewer: () => void;
}

/** A page of lines, with the way to older and newer ones. */
export function StatementPage({ type, filter, after, onOlder, onNewer }: StatementPageProps) {
  const t = useAccountMessages();
  const page = useQuery(readWalletStatementQuery(useServices(), type, filter, after));
  useEvent(walletChanged, (changed) => {
    if (changed.type === type) void page.refetch();
  });

  return (
    <QueryView
      query={page}
      waiting={<WaitingBoxes label={t('wallet.loading')} heights={['64px', '64px', '64px']} />}
      failed={{ title: t('wallet.statementFailed') }}
      {...(after === undefined ? { empty: <NoLines filtered={Object.keys(filter).length > 0} /> } : {})}
    >
      {(lines, { next }) => (
        <Stack gap="3">
          <Card padded>
            <Box as="ul" listStyleType="none" aria-label={t('wallet.statement')}>
              {lines.map((line, index) => (
                <WalletLine key={`${line.created_at}-${line.description}-${index}`} line={line} />
              ))}
            </Box>
          </Card>
          {(after !== undefined || next !== null) && (
            <Flex as="nav" aria-label={t('wallet.pages')} gap="3">
              {after !== undefined && (
                <Button size="sm" variant="outline" onClick={onNewer}>
                  {t('wallet.newer')}
                </Button>
              )}
              {next !== null && (
                <Button size="sm" variant="outline" onClick={() => onOlder(next)}>
                  {t('wallet.older')}
                </Button>
              )}
            </Flex>
          )}
        </Stack>
      )}
    </QueryView>
  );
}

function NoLines({ filtered }: { filtered: boolean }) {
  const t = useAccountMessages();
  return (
    <StatusView kind={filtered ? 'none-found' : 'empty'} title={t(filtered ? 'wallet.noneTitle' : 'wallet.emptyTitle')}>
      {t(filtered ? 'wallet.noneText' : 'wallet.emptyText')}
    </StatusView>
  );
}
