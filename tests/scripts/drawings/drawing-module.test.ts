import assert from 'node:assert/strict'
import { test } from 'node:test'
import { drawingModule } from '#scripts/drawings/drawing-module.ts'

const file = (inner: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 10" data-ground="dark">${inner}</svg>`

/** The content of the module's template literal, with ¢ for each dollar sign. */
const markupOf = (inner: string) => /`(.*)`/s.exec(drawingModule(file(inner)))?.[1]?.replaceAll('$', '¢')

test('shapes become one string, without white space between them', () => {
  assert.equal(
    markupOf('\n  <g class="c">\n    <path stroke-width="2" d="M0 0"/>\n  </g>\n'),
    '<g class="c"><path stroke-width="2" d="M0 0"></path></g>',
  )
})

test('what drawing programs add to a file is left out', () => {
  const added = `<!-- note --><style>@import "preview.css";</style><title>Arch</title><metadata><a/></metadata>
    <sodipodi:namedview xmlns:sodipodi="x"><inkscape:grid xmlns:inkscape="y"/></sodipodi:namedview>`
  assert.equal(
    markupOf(`${added}<path id="path12" version="1.1" xmlns:inkscape="y" inkscape:label="a" d="M0 0"/>`),
    '<path d="M0 0"></path>',
  )
})

test('words, attributes, class names of style sheets and ids are filled in by the component', () => {
  assert.equal(
    markupOf('<text data-text="nav.0" x="1"><tspan>Home</tspan></text>'),
    '<text x="1">¢{word("nav.0")}</text>',
  )
  assert.equal(markupOf('<rect width="9" data-width="wide"/>'), '<rect width="¢{word("wide")}"></rect>')
  assert.equal(markupOf('<g class="{lit} c"/>'), '<g class="¢{style("lit")} c"></g>')
  assert.equal(
    markupOf('<clipPath id="a"/><mask id="b"/><g clip-path="url(#a)" mask="url(#b)"/><use href="#b"/>'),
    '<clipPath id="¢{id(0)}"></clipPath><mask id="¢{id(1)}"></mask><g clip-path="url(#¢{id(0)})" mask="url(#¢{id(1)})"></g><use href="#¢{id(1)}"></use>',
  )
})

test('characters with a meaning in JavaScript or HTML are escaped', () => {
  assert.equal(markupOf('<text>a &lt; `b` $&#123;c} \\</text>'), '<text>a &lt; \\`b\\` \\¢{c} \\\\</text>')
  assert.equal(markupOf('<path fill="#123456"/>'), '<path fill="#123456"></path>')
})

test('the component gets the viewBox and ground of the file', () => {
  const module = drawingModule(file(''))
  assert.ok(module.includes('{"attributes":{"viewBox":"0 0 20 10"},"ground":"dark"}'), module)
})

test('a file that is not well-formed XML is refused', () => {
  assert.throws(() => drawingModule(file('<g>')))
})
