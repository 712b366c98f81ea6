import { screen } from '@testing-library/react';
import { Button } from '../controls/button.tsx';
import { renderUi } from '../testing/render-ui.tsx';
import { Menu } from './menu.tsx';

function languages(onSelect: (id: string) => void) {
  return (
    <Menu
      trigger={(props) => <Button {...props}>Language</Button>}
      items={[
        { id: 'mn', label: 'Mongolian', current: true, onSelect: () => onSelect('mn') },
        { id: 'en', label: 'English', current: false, onSelect: () => onSelect('en') },
        { id: 'ko', label: 'Korean', current: false, link: <a href="/ko">.</a> },
      ]}
    />
  );
}

describe('Menu', () => {
  it('opens with ↓, walks, finds by letter and chooses', async () => {
    const chosen: string[] = [];
    const { user } = renderUi(languages((id) => chosen.push(id)));
    await user.tab();
    await user.keyboard('{ArrowDown}');
    expect(screen.getByRole('menuitemradio', { name: 'Mongolian' })).toHaveFocus();
    await user.keyboard('{End}');
    expect(screen.getByRole('menuitemradio', { name: 'Korean' })).toHaveFocus();
    await user.keyboard('e{Enter}');
    expect(chosen).toEqual(['en']);
    expect(screen.queryByRole('menu')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Language' })).toHaveFocus();
  });

  it('closes with Esc and returns the focus', async () => {
    const { user } = renderUi(languages(() => {}));
    await user.click(screen.getByRole('button', { name: 'Language' }));
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('menu')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Language' })).toHaveFocus();
  });

  it('draws an item as the link it is given', async () => {
    const { user } = renderUi(languages(() => {}));
    await user.click(screen.getByRole('button', { name: 'Language' }));
    expect(screen.getByRole('menuitemradio', { name: 'Korean' })).toHaveAttribute('href', '/ko');
  });
});
