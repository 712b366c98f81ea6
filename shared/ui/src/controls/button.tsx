import { chakra } from '@chakra-ui/react/styled-system';
import type { ComponentProps, MouseEvent } from 'react';
import { Spinner } from '../feedback/spinner.tsx';
import { useUiTexts } from '../texts/ui-texts.tsx';
import { buttonRecipe } from './button-recipe.ts';

const ButtonBase = chakra('button', buttonRecipe);

export type ButtonProps = ComponentProps<typeof ButtonBase> & {
  /** Being sent: keeps its width and its place in the tab order, ignores further presses. */
  loading?: boolean | undefined;
  /** Words beside the spinner; without them the button keeps its exact width. */
  loadingText?: string | undefined;
};

/** The one button: `variant` solid, outline, soft, ghost, danger, sky; `size` md 48, sm 36 (44 on a phone), lg 56. */
export function Button({ loading, loadingText, children, onClick, type = 'button', ...rest }: ButtonProps) {
  const texts = useUiTexts();
  if (!loading) {
    return (
      <ButtonBase type={type} onClick={onClick} {...rest}>
        {children}
      </ButtonBase>
    );
  }
  return (
    <ButtonBase {...rest} type="button" aria-busy aria-disabled onClick={(event: MouseEvent) => event.preventDefault()}>
      {loadingText ? (
        <>
          <Spinner />
          {loadingText}
        </>
      ) : (
        <>
          <chakra.span position="absolute" aria-hidden>
            <Spinner />
          </chakra.span>
          <chakra.span display="inline-flex" alignItems="center" gap="2" opacity="0">
            {children}
          </chakra.span>
          <chakra.span srOnly>{texts.loading}</chakra.span>
        </>
      )}
    </ButtonBase>
  );
}

/** A link that looks like a button: `<LinkButton asChild><Link to={…}>…</Link></LinkButton>`, or plain with `href`. */
export const LinkButton = chakra('a', buttonRecipe);
