import { screen, waitFor } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { renderUi } from '../testing/render-ui.tsx';
import { Dialog } from './dialog.tsx';
import { Sheet } from './sheet.tsx';

function Story() {
  const [first, setFirst] = useState(false);
  const [second, setSecond] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setFirst(true)}>
        Open
      </button>
      <Dialog open={first} onClose={() => setFirst(false)} title="Fare rules" description="UBN – ICN">
        <button type="button" onClick={() => setSecond(true)}>
          Deeper
        </button>
      </Dialog>
      <Sheet open={second} onClose={() => setSecond(false)} title="Details">
        <input aria-label="Note" data-autofocus />
      </Sheet>
    </>
  );
}

function CloseOnEnter({ onClose }: { onClose: () => void }) {
  useEffect(() => {
    const pressed = ({ key }: KeyboardEvent) => key === 'Enter' && onClose();
    document.addEventListener('keydown', pressed);
    return () => document.removeEventListener('keydown', pressed);
  }, [onClose]);
  return null;
}

async function openFirst() {
  const story = renderUi(<Story />);
  await story.user.click(screen.getByRole('button', { name: 'Open' }));
  return story;
}

describe('Dialog', () => {
  it('has its title as name, its sentence as description, and the focus', async () => {
    await openFirst();
    const dialog = screen.getByRole('dialog', { name: 'Fare rules' });
    expect(dialog).toHaveAccessibleDescription('UBN – ICN');
    expect(dialog).toHaveAttribute('aria-modal', 'true');
    expect(dialog).toHaveFocus();
  });

  it('keeps Tab inside', async () => {
    const { user } = await openFirst();
    await user.tab();
    expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus();
    await user.tab();
    expect(screen.getByRole('button', { name: 'Deeper' })).toHaveFocus();
    await user.tab();
    expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus();
    await user.tab({ shift: true });
    expect(screen.getByRole('button', { name: 'Deeper' })).toHaveFocus();
  });

  it('makes the page behind inert and alive again', async () => {
    const { user, container } = await openFirst();
    expect(container.inert).toBe(true);
    expect(document.documentElement.style.overflow).toBe('hidden');
    await user.keyboard('{Escape}');
    expect(container.inert).toBe(false);
    expect(document.documentElement.style.overflow).toBe('');
  });

  it('closes with Esc and returns the focus to the opener', async () => {
    const { user } = await openFirst();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus();
  });

  it('[PAY-13] gives the focus back without the key press that closed it', async () => {
    const opened = jest.fn();
    function EnterStory() {
      const [open, setOpen] = useState(false);
      return (
        <>
          <button
            type="button"
            onClick={() => {
              opened();
              setOpen(true);
            }}
          >
            Open
          </button>
          <Dialog open={open} onClose={() => {}} title="Code">
            <CloseOnEnter onClose={() => setOpen(false)} />
          </Dialog>
        </>
      );
    }
    const { user } = renderUi(<EnterStory />);
    await user.click(screen.getByRole('button', { name: 'Open' }));
    await user.keyboard('{Enter>3/}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus();
    expect(opened).toHaveBeenCalledTimes(1);
    await user.keyboard('{Enter}');
    expect(screen.getByRole('dialog', { name: 'Code' })).toBeInTheDocument();
  });

  it('stacks: Esc closes the upper one, the lower one lives again', async () => {
    const { user } = await openFirst();
    await user.click(screen.getByRole('button', { name: 'Deeper' }));
    expect(screen.getByRole('textbox', { name: 'Note' })).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(screen.getByRole('dialog', { name: 'Fare rules' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Deeper' })).toHaveFocus();
    expect(screen.getByRole('dialog', { name: 'Fare rules' }).closest('[inert]')).toBeNull();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('takes the focus back when what had it goes, so that Esc still closes', async () => {
    function Refund() {
      const [open, setOpen] = useState(true);
      const [sent, setSent] = useState(false);
      return (
        <Dialog open={open} onClose={() => setOpen(false)} title="Refund">
          {sent ? (
            <button key="done" type="button" data-autofocus>
              Done
            </button>
          ) : (
            <button key="send" type="button" onClick={() => setSent(true)}>
              Send
            </button>
          )}
        </Dialog>
      );
    }
    const { user } = renderUi(<Refund />);
    await user.click(screen.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Done' })).toHaveFocus());
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('cannot be left when it must be answered', async () => {
    const { user } = renderUi(
      <Dialog open closable={false} onClose={() => {}} title="Answer" role="alertdialog">
        <button type="button">Yes</button>
      </Dialog>,
    );
    await user.keyboard('{Escape}');
    expect(screen.getByRole('alertdialog', { name: 'Answer' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Close' })).not.toBeInTheDocument();
  });
});
