import { act, screen } from '@testing-library/react';
import { renderUi } from '../testing/render-ui.tsx';
import { ScrollToTop } from './scroll-to-top.tsx';

function scrollBy(px: number) {
  act(() => {
    window.scrollY = px;
    window.dispatchEvent(new Event('scroll'));
  });
}

describe('The way back up', () => {
  afterEach(() => scrollBy(0));

  it('[SHELL-11] appears once the page is scrolled more than 300 px, and leads to the top', async () => {
    const { user } = renderUi(<ScrollToTop />);
    scrollBy(300);
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
    scrollBy(301);
    const scrollTo = import.meta.jest.spyOn(window, 'scrollTo').mockImplementation(() => {});
    await user.click(screen.getByRole('button'));
    expect(scrollTo).toHaveBeenCalledWith({ top: 0, behavior: 'smooth' });
    scrollTo.mockRestore();
  });
});
