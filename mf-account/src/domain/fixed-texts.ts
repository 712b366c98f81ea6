/** Texts that the specification fixes in Mongolian for every language (GAP-63): here together, so that they can be keyed later. */
export const fixedTexts = {
  /** ERR-25 */
  wrongCode: 'Баталгаажуулах код буруу байна',
  /** ERR-26 */
  codeNotSent: 'Код илгээхэд алдаа гарлаа',
} as const;
