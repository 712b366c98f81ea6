import { createHash } from 'node:crypto';
import { optionalPartners } from '../app/outside-parties.ts';

const secret = (name: string) => createHash('sha256').update(name).digest('hex');

/** Production that sells nothing, with the partners that it needs in any case; none of them answers. */
export const productionEnvironment = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://aylal.example',
  HOST_KEY: secret('host'),
  SANDBOX: 'off',
  NOT_OFFERED: optionalPartners.map(({ offers }) => offers).join(','),
  SMTP_URL: 'smtp://127.0.0.1:1',
  MAIL_FROM: 'no-reply@example.mn',
  SMS_URL: 'http://127.0.0.1:1',
  SMS_KEY: secret('sms'),
  SMS_FROM: '72000000',
  PAYOUT_URL: 'http://127.0.0.1:1',
  PAYOUT_USERNAME: 'aylal',
  PAYOUT_PASSWORD: secret('payout'),
  PAYOUT_ACCOUNT: '5005001234',
  PAYOUT_BANK: '050000',
  PAYOUT_LOGIN: 'aylal',
  PAYOUT_TRANSFER_PASSWORD: secret('transfer'),
};
