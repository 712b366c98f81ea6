export const faultKinds = ['slow', 'fail', 'malformed', 'hang', 'drop-answer', 'price-change', 'sold-out'] as const;

/** What the sandbox does to an operation (`name` of the contract, or `*`), the next `times` times or until it is removed. */
export interface FaultRule {
  readonly id: string;
  readonly operation: string;
  readonly kind: (typeof faultKinds)[number];
  /** For `fail`; 500 unless said. Of the partner `airline` it is the `tapa_code` with which the airline refuses; 210 unless said. */
  readonly status?: number;
  /** For `slow`. */
  readonly delay_ms?: number;
  /** For `price-change` of `flight-market` and `airline-issue`: added to the fare; 10 unless said. */
  readonly percent?: number;
  readonly times?: number;
}

/** The faults that are switched on; empty and without effect outside the sandbox. */
export interface Faults {
  list(): readonly FaultRule[];
  add(rule: FaultRule): void;
  clear(id?: string): void;
  /** The rule that holds for this call, counted down. Partners may be asked too, by a name of their own such as `airline`. */
  take(operation: string): FaultRule | undefined;
}

export function createFaults(): Faults {
  let rules: readonly FaultRule[] = [];
  return {
    list: () => rules,
    add: (rule) => {
      rules = [...rules, rule];
    },
    clear: (id) => {
      rules = id === undefined ? [] : rules.filter((rule) => rule.id !== id);
    },
    take: (operation) => {
      const rule = rules.find((each) => each.operation === operation || each.operation === '*');
      if (rule?.times !== undefined) {
        const left = rule.times - 1;
        rules = rules.flatMap((each) => (each !== rule ? [each] : left > 0 ? [{ ...rule, times: left }] : []));
      }
      return rule;
    },
  };
}
