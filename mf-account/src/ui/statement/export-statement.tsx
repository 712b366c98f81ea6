import { mostStatementLines, type WalletTransaction, type WalletType } from '@aylal/contracts/wallet';
import { useWrite, saveFile } from '@aylal/parts';
import { useServices } from '@aylal/shell';
import { Button } from '@aylal/ui';
import { IconDownload } from '@aylal/ui/icons';
import { readWalletStatementQuery } from '../../api/read-wallet-statement-query.ts';
import { statementCsv } from '../../domain/statement-csv.ts';
import type { StatementFilter } from '../../domain/statement-filter.ts';
import { useAccountMessages } from '../use-account-messages.ts';

/** Everything that the filter shows, as a table file. */
export function ExportStatement({ type, filter }: { type: WalletType; filter: StatementFilter }) {
  const t = useAccountMessages();
  const services = useServices();
  const { running, run } = useWrite(
    async () => {
      const csv = statementCsv(await everyLine(), {
        headings: [
          t('wallet.csv.date'),
          t('wallet.csv.kind'),
          t('wallet.csv.reference'),
          t('wallet.csv.amount'),
          t('wallet.csv.state'),
        ],
        kind: (kind) => t(`walletLine.kind.${kind}`),
        state: (status) => t(`walletLine.status.${status}`),
      });
      saveFile(`aylal-${type}.csv`, 'text/csv;charset=utf-8', csv);
      return null;
    },
    () => t('wallet.exportFailed'),
  );

  async function save() {
    const text = await run();
    if (text !== null) services.toasts.show({ kind: 'error', text, durationMs: 5000 });
  }

  async function everyLine(): Promise<WalletTransaction[]> {
    const lines: WalletTransaction[] = [];
    let after: string | undefined;
    do {
      const page = await services.queryClient.fetchQuery(
        readWalletStatementQuery(services, type, filter, after, mostStatementLines),
      );
      lines.push(...page.result);
      after = page.next ?? undefined;
    } while (after !== undefined);
    return lines;
  }

  return (
    <Button
      size="sm"
      variant="outline"
      loading={running}
      loadingText={t('wallet.exporting')}
      onClick={() => void save()}
    >
      <IconDownload size={18} />
      {t('wallet.export')}
    </Button>
  );
}
