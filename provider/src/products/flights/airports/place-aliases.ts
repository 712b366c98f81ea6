/** What else people call a place, in any language: code of the city or its airport | names. They are searched, never shown. */
const aliases = `
BJS|Peking|Beijin
ALA|Алма-Ата|Алмата|Alma-Ata|Almata
ULG|Баян-Өлгий|Bayan-Ulgii|Bayan Olgii|Bayan-Ölgii
MXV|Хөвсгөл|Khuvsgul|Khövsgöl|Hovsgol|Хубсугул
DLZ|Өмнөговь|Говь|Gobi|Umnugovi|South Gobi|Гоби
ULO|Увс|Uvs
ULZ|Завхан|Zavkhan
LTI|Говь-Алтай|Govi-Altai|Gobi-Altai
COQ|Дорнод|Dornod
UUN|Сүхбаатар|Sukhbaatar
UNR|Хэнтий|Khentii
AVK|Өвөрхангай|Uvurkhangai
TSZ|Архангай|Arkhangai
MXW|Дундговь|Dundgovi
BPN|Баликпапан
KBR|Кота-Бару
SGN|Сайгон|Saigon
LED|Петербург|Питер|Petersburg|Ленинград
HET|Хөххот|Huhehaote
NZH|Манжур|Manchuria
`;

/** The other names by code. */
export const placeAliases: ReadonlyMap<string, readonly string[]> = new Map(
  aliases
    .trim()
    .split('\n')
    .map((line) => line.split('|'))
    .map(([code = '', ...names]) => [code, names]),
);
