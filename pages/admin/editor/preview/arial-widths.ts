/**
 * Widths of Arial's letters in units of 1/2048 of the type size; Liberation Sans has the same. A table, and no canvas: the
 * device may lack both fonts and would measure another one, the server has none, and nothing is fetched. Kerning, which
 * makes a line shorter by a pixel or two, is left out.
 */
const letters: readonly (readonly [width: number, letters: string])[] = [
  [391, "'"],
  [455, 'ijl‘’ıł'],
  [532, '|'],
  [569, ' !,./:;I[\\]ft·\u00A0'],
  [682, '()-`r“”›‹¡'],
  [684, '{}'],
  [717, '•'],
  [727, '"'],
  [797, '*'],
  [819, '°'],
  [961, '^'],
  [1024, 'Jcksvxyz'],
  [1139, '0123456789#$?L_abdeghnopqu–£€«»đ'],
  [1196, '+<=>~×'],
  [1251, 'FTZßø¿'],
  [1366, '&ABEKPSVXY'],
  [1479, 'CDHNRUw'],
  [1509, '©®'],
  [1593, 'GOQ'],
  [1706, 'Mm'],
  [1708, '½'],
  [1821, '%æ'],
  [1933, 'W'],
  [2048, '—…™'],
  [2079, '@'],
]
const widths = new Map(letters.flatMap(([width, list]) => [...list].map((letter) => [letter, width])))

/** An unknown narrow letter; a sign of a script whose letters are squares, or a picture. */
const [narrow, wide] = [1139, 2048]

/** The width of a text in Arial, in pixels. `size`: of the type, in pixels. */
export function widthOf(text: string, size: number): number {
  let units = 0
  // An accent stands above its letter and takes no room
  for (const letter of text.normalize('NFD')) {
    if (/\p{M}/u.test(letter)) continue
    units +=
      widths.get(letter) ?? (/[\p{Script=Han}\p{Script=Hangul}\p{Emoji}]/u.test(letter) ? wide : narrow)
  }
  return (units / 2048) * size
}
