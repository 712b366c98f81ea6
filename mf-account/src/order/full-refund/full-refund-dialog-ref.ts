import type { Order } from '@aylal/contracts/orders';
import { defineDialog } from '@aylal/shell';

/** An order whose goods are refunded in full. */
export type WholeOrder = Extract<Order, { full_refund: unknown }>;

/** Resolves when it closes; what came of it, the order says. */
export const fullRefundDialog = defineDialog<{ order: WholeOrder }, void>('GIVE_BACK_VIEW');
