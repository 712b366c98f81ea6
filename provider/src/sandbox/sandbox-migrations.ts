import type { Migration } from '../platform/database/migrate.ts';

/** The partners that the sandbox plays keep their books in a schema of their own, which a production database never has. */
export const sandboxMigrations: readonly Migration[] = [
  {
    id: '2001-sandbox-schema',
    sandbox: `
      create schema sandbox;
      alter table sandbox_airline_records set schema sandbox;
      alter table sandbox.sandbox_airline_records rename to airline_records;
      alter table sandbox_bus_tickets set schema sandbox;
      alter table sandbox.sandbox_bus_tickets rename to bus_tickets;
      alter table sandbox_clock set schema sandbox;
      alter table sandbox.sandbox_clock rename to clock;
      alter table sandbox_dan_grants set schema sandbox;
      alter table sandbox.sandbox_dan_grants rename to dan_grants;
      alter table sandbox_esim_top_ups set schema sandbox;
      alter table sandbox.sandbox_esim_top_ups rename to esim_top_ups;
      alter table sandbox_esims set schema sandbox;
      alter table sandbox.sandbox_esims rename to esims;
      alter table sandbox_hotel_bookings set schema sandbox;
      alter table sandbox.sandbox_hotel_bookings rename to hotel_bookings;
      alter table sandbox_loan_payouts set schema sandbox;
      alter table sandbox.sandbox_loan_payouts rename to loan_payouts;
      alter table sandbox_loans set schema sandbox;
      alter table sandbox.sandbox_loans rename to loans;
      alter table sandbox_messages set schema sandbox;
      alter table sandbox.sandbox_messages rename to messages;
      alter table sandbox_payouts set schema sandbox;
      alter table sandbox.sandbox_payouts rename to payouts;
      alter table sandbox_policies set schema sandbox;
      alter table sandbox.sandbox_policies rename to policies;
      alter table sandbox_qpay_invoices set schema sandbox;
      alter table sandbox.sandbox_qpay_invoices rename to qpay_invoices;
      alter table sandbox_qpay_payments set schema sandbox;
      alter table sandbox.sandbox_qpay_payments rename to qpay_payments;
      alter table sandbox_qpay_tokens set schema sandbox;
      alter table sandbox.sandbox_qpay_tokens rename to qpay_tokens;
      alter table sandbox_tax_receipts set schema sandbox;
      alter table sandbox.sandbox_tax_receipts rename to tax_receipts;
      alter table sandbox_train_places set schema sandbox;
      alter table sandbox.sandbox_train_places rename to train_places;
      alter table sandbox_transfers set schema sandbox;
      alter table sandbox.sandbox_transfers rename to transfers;
      alter table sandbox_transport_bookings set schema sandbox;
      alter table sandbox.sandbox_transport_bookings rename to transport_bookings;
      alter table sandbox_trip_bookings set schema sandbox;
      alter table sandbox.sandbox_trip_bookings rename to trip_bookings;`,
  },
];
