// The sheets that every document has, in their order.
import './fonts.css'
import './theme.css.ts'
import './reset.css.ts'
import './choices.css.ts'
import './page-change.css'
import './page-margins.css'
import './print.css.ts'
