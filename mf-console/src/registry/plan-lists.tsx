import type { ResultOf } from '@aylal/contracts';
import type { readPrunePlan } from '@aylal/contracts/console';
import { chakra } from '@aylal/ui';
import { Disclosure } from '@aylal/ui/primitives';
import type { ReactNode } from 'react';
import { writeBytes } from '../domain/rates.ts';
import { useConsoleMessages } from '../ui/use-console-messages.ts';

/** Which releases would go with what they weigh, and why the others stay. */
export function PlanLists({ plan: { dropped, kept } }: { plan: ResultOf<typeof readPrunePlan> }) {
  const t = useConsoleMessages();
  return (
    <>
      {dropped.length > 0 && (
        <Disclosure summary={t('prune.goes', { count: dropped.length })}>
          <Lines>
            {dropped.map(({ remote, version, bytes }) => (
              <Line key={`${remote} ${version}`}>{`${remote} ${version}, ${writeBytes(bytes)}`}</Line>
            ))}
          </Lines>
        </Disclosure>
      )}
      <Disclosure summary={t('prune.stays', { count: kept.length })}>
        <Lines>
          {kept.map(({ remote, version, why }) => (
            <Line key={`${remote} ${version}`}>{`${remote} ${version}: ${why}`}</Line>
          ))}
        </Lines>
      </Disclosure>
    </>
  );
}

function Line({ children }: { children: ReactNode }) {
  return (
    <chakra.li fontSize="0.875rem" paddingBlock="1" overflowWrap="anywhere">
      {children}
    </chakra.li>
  );
}

const Lines = chakra('ul', { base: { listStyleType: 'none' } });
