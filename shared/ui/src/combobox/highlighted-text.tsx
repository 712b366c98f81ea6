import { chakra } from '@chakra-ui/react/styled-system';

/** Underlines what was typed where the text has it. Case is ignored; Ө and О stay different letters. */
export function HighlightedText({ text, match }: { text: string; match: string }) {
  const wanted = match.trim().toLowerCase();
  const at = wanted ? text.toLowerCase().indexOf(wanted) : -1;
  if (at === -1) return text;
  return (
    <>
      {text.slice(0, at)}
      <chakra.mark bg="none" color="accent.fg" textDecoration="underline" textUnderlineOffset="3px">
        {text.slice(at, at + wanted.length)}
      </chakra.mark>
      {text.slice(at + wanted.length)}
    </>
  );
}
