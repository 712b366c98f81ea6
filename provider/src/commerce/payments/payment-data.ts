import type { PersonalDataSource } from '../../accounts/privacy/personal-data-source.ts';

/** What was paid for the orders, and the receipts of orders and rides: they name what was sold and no person, and the law keeps them. */
export const paymentData: PersonalDataSource = {
  name: 'payments',
  tables: [],
  read: async (tx, _vault, user) => {
    const own = tx
      .selectFrom('orders')
      .select('ref_number')
      .where('user_id', '=', user.id)
      .union(tx.selectFrom('rides').select('id as ref_number').where('user_id', '=', user.id));
    const payments = await tx
      .selectFrom('payments')
      .select(['ref_number', 'partner', 'payment_id', 'amount', 'credited', 'at'])
      .where('ref_number', 'in', own)
      .orderBy('at')
      .execute();
    const receipts = await tx
      .selectFrom('tax_receipts')
      .select([
        'ref_number',
        'status',
        'amount',
        'is_company',
        'company_register',
        'company_name',
        'receipt_id',
        'sent_at',
      ])
      .where('ref_number', 'in', own)
      .orderBy('number')
      .execute();
    return { payments, receipts };
  },
  forget: async () => {},
};
