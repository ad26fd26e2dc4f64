// Import before any *.css.ts: no bundler runs here, so this captures the styles of the drawings' classes as text.
import { setAdapter } from '@vanilla-extract/css/adapter'
import { setFileScope } from '@vanilla-extract/css/fileScope'

type Captured = Parameters<Parameters<typeof setAdapter>[0]['appendCss']>[0]

const classNames: string[] = []
const captured: Captured[] = []

setAdapter({
  registerClassName: (name) => classNames.push(name),
  registerComposition: () => undefined,
  appendCss: (rule) => captured.push(rule),
  markCompositionUsed: () => undefined,
  onEndFileScope: () => undefined,
  getIdentOption: () => 'debug',
})
setFileScope('social-cards.css.ts', 'ponte')

/** CSS properties of shapes and of their texts. */
const ofShapes = /^(?:fill|stroke|opacity|vectorEffect|display|font|letterSpacing|textAnchor)/

/** The styles so far that drawings use, without those for particular window sizes. */
export function drawingStyles(): string {
  const names = new RegExp(`(?<![\\w.-])(?:${classNames.join('|')})(?![\\w-])`, 'g')
  return captured
    .flatMap((css) => {
      if (css.type !== 'local' && css.type !== 'global') return []
      const said = Object.entries(css.rule).flatMap(([property, value]) =>
        ofShapes.test(property) && (typeof value === 'string' || typeof value === 'number')
          ? [`${property.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}:${value}`]
          : [],
      )
      return said.length === 0 ? [] : [`${css.selector.replace(names, '.$&')}{${said.join(';')}}`]
    })
    .join('\n')
}
