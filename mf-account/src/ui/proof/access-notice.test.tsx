import { renderPart } from '@aylal/testing';
import { screen } from '@testing-library/react';
import { remote } from '../../remote.ts';
import { AccessNotice } from './access-notice.tsx';

it('[SEC-3] a refusal that is a matter of time says from when', async () => {
  const fault = { kind: 'refused', problem: 'contact-too-new', fields: {}, from: '2026-11-24T02:00:00.000Z' } as const;
  await renderPart(remote, <AccessNotice fault={fault} />, { locale: 'en' });
  expect(screen.getByRole('alert')).toHaveTextContent('72 hours. Possible from 24 Nov, 10:00, Ulaanbaatar time.');
});
