/** Added to the framed page's own style sheets. Its colours are those of the page. */
export default `
:is([data-edit], [data-edit-attributes], [data-edit-group]) { cursor: pointer }
:is([data-edit], [data-edit-attributes], [data-edit-group]):hover,
:is(a, button, summary, label):hover :is([data-edit]) {
  outline: 2px dashed #B5472F; outline-offset: 3px; border-radius: 3px
}
:is([data-edit], [data-edit-attributes], [data-edit-group]):focus-visible, [data-open] {
  outline: 3px solid #B5472F !important; outline-offset: 3px; border-radius: 3px
}
:root[data-theme=dark] :is([data-edit], [data-edit-attributes], [data-edit-group]) { outline-color: #F0896A !important }
`
