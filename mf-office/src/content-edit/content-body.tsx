import { isHtml, type ContentKind } from '@aylal/domain/office';
import { RichText } from '@aylal/html/rich-text';
import { Text } from '@aylal/ui';

/** A text as every page of the shop shows it: text markup and nothing else, or letter by letter where the kind has none. */
export function ContentBody({ kind, text }: { kind: ContentKind; text: string }) {
  return isHtml(kind) ? <RichText html={text} headingLevel={3} /> : <Text>{text || '–'}</Text>;
}
