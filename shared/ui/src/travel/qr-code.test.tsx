import { render, screen } from '@testing-library/react';
import { QRCodeSVG } from 'qrcode.react';
import { renderUi } from '../testing/render-ui.tsx';
import { QrCode } from './qr-code.tsx';

/** The dark squares of a code, as a path. */
const modulesOf = (code: Element | null) => code?.querySelector('path:last-of-type')?.getAttribute('d');

it.each(['https://aylal.example/sandbox/bank/QPAY-1', '0002010102121531279404962794049600'])(
  '[PAY-11] a QR code holds its text, inside a quiet zone (%s)',
  async (text) => {
    renderUi(<QrCode value={text} title="Code" />);
    const { container } = render(<QRCodeSVG value={text} marginSize={2} />);
    const modules = modulesOf(await screen.findByRole('img', { name: 'Code' }));
    expect(modules).toMatch(/^M2/);
    expect(modules).toBe(modulesOf(container));
  },
);
