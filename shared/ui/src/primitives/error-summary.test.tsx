import { screen } from '@testing-library/react';
import { renderUi } from '../testing/render-ui.tsx';
import { ErrorSummary } from './error-summary.tsx';

describe('ErrorSummary', () => {
  it('leads to each refused field', async () => {
    const { user } = renderUi(
      <>
        <ErrorSummary
          title="Please correct 1 field"
          errors={[{ fieldId: 'surname', text: 'Surname: Latin letters only' }]}
        />
        <input id="surname" aria-label="Surname" />
      </>,
    );
    await user.click(screen.getByRole('link', { name: 'Surname: Latin letters only' }));
    expect(screen.getByRole('textbox', { name: 'Surname' })).toHaveFocus();
  });

  it('is absent when nothing is refused', () => {
    renderUi(<ErrorSummary title="Please correct" errors={[]} />);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});
