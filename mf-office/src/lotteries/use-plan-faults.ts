import { faultsOfLottery, type LotteryPlan } from '@aylal/domain/lottery';
import { useServices } from '@aylal/shell';
import { useState } from 'react';
import { useOfficeMessages } from '../ui/use-office-messages.ts';

type PlanField = ReturnType<typeof faultsOfLottery>[number];

/** What of a lottery's plan is not allowed, by the same rule that the provider refuses with. */
export function usePlanFaults() {
  const t = useOfficeMessages();
  const { now } = useServices();
  const [faults, setFaults] = useState<readonly PlanField[]>([]);
  return {
    check: (plan: LotteryPlan): PlanField | null => {
      const found = faultsOfLottery(plan, now().getTime());
      setFaults(found);
      return found[0] ?? null;
    },
    textOf: (field: PlanField) => (faults.includes(field) ? t(`lotteries.wrong.${field}`) : undefined),
  };
}
