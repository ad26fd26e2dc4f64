// The sheets of every document, in order
import './fonts.css'
import './theme.css.ts'
import './reset.css.ts'
import './choices.css.ts'
import './page-change.css'
import './page-margins.css'
import './print.css.ts'
