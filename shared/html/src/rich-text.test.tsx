import { render, screen } from '@testing-library/react';
import { loadUiTexts, UiProvider } from '@aylal/ui';
import { RichText } from './rich-text.tsx';

beforeAll(() => loadUiTexts('mn'));

function show(html: string, level?: 3) {
  return render(
    <UiProvider locale="mn">
      <RichText html={html} {...(level ? { headingLevel: level } : {})} />
    </UiProvider>,
  );
}

describe('[WEB-3] Provider HTML on a page', () => {
  it('is made of elements, without handlers', () => {
    const { container } = show('<h2>Нэр</h2><p onclick="x()">Текст<img src=x onerror=x></p><script>x</script>');
    expect(screen.getByRole('heading', { level: 2, name: 'Нэр' })).toBeInTheDocument();
    expect(screen.getByText('Текст').attributes).toHaveLength(0);
    expect(container.querySelector('img, script')).toBeNull();
  });

  it('keeps the outline of the page that shows it', () => {
    show('<h2>А</h2><h3>Б</h3>', 3);
    expect(screen.getByRole('heading', { level: 3, name: 'А' })).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 4, name: 'Б' })).toBeInTheDocument();
  });

  it('opens another site apart, without a way back to ours', () => {
    show('<a href="https://qpay.mn">QPay</a><a href="/mn/helper">Тусламж</a>');
    expect(screen.getByRole('link', { name: 'QPay' })).toHaveAttribute('rel', 'noopener noreferrer');
    expect(screen.getByRole('link', { name: 'Тусламж' })).not.toHaveAttribute('target');
  });

  it('lets the page draw the links to its own site, and no other', () => {
    render(
      <UiProvider locale="mn">
        <RichText
          html='<a href="/helper">Тусламж</a><a href="tel:18004444">Утас</a><a href="https://qpay.mn">QPay</a>'
          OwnLink={({ href, children }) => <a href={`/mn${href}`}>{children}</a>}
        />
      </UiProvider>,
    );
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/mn/helper',
      'tel:18004444',
      'https://qpay.mn',
    ]);
  });

  it('shows a heading beside values as the heading of its row', () => {
    show('<table><thead><tr><th>Хугацаа</th><th>Хэд</th></tr></thead><tr><th>30 хоног</th><td>2</td></tr></table>');
    expect(screen.getByRole('rowheader', { name: '30 хоног' })).toHaveAttribute('scope', 'row');
    expect(screen.getAllByRole('columnheader').map((head) => head.getAttribute('scope'))).toEqual(['col', 'col']);
    expect(screen.getByRole('row', { name: '30 хоног 2' })).toBeVisible();
  });

  it('shows a table with its heads', () => {
    show('<table>\n<tr>\n<th>Хэлбэр</th></tr>\n<tr><td>QPay</td></tr></table>');
    expect(screen.getByRole('columnheader', { name: 'Хэлбэр' })).toHaveAttribute('scope', 'col');
  });
});
