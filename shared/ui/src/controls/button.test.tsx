import { screen } from '@testing-library/react';
import { renderUi } from '../testing/render-ui.tsx';
import { Button, LinkButton } from './button.tsx';

describe('Button', () => {
  it('keeps its name and its place while loading, and ignores presses', async () => {
    let presses = 0;
    const { user } = renderUi(
      <Button loading onClick={() => (presses += 1)}>
        Pay
      </Button>,
    );
    const button = screen.getByRole('button', { name: /Pay/ });
    await user.click(button);
    expect(button).toHaveFocus();
    expect(button).toHaveAttribute('aria-busy', 'true');
    expect(presses).toBe(0);
  });

  it('sends no form by default', () => {
    renderUi(<Button>Pay</Button>);
    expect(screen.getByRole('button', { name: 'Pay' })).toHaveAttribute('type', 'button');
  });
});

describe('LinkButton', () => {
  it('dresses the link it is given', () => {
    renderUi(
      <LinkButton asChild>
        <a href="/mn/flights">Flights</a>
      </LinkButton>,
    );
    expect(screen.getAllByRole('link')).toHaveLength(1);
    expect(screen.getByRole('link', { name: 'Flights' })).toHaveAttribute('href', '/mn/flights');
  });
});
