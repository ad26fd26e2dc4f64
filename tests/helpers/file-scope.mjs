// node:test has no bundler: every *.css.ts gets one file scope, and its CSS is discarded. `--import` it before anything else.
import '@vanilla-extract/css/disableRuntimeStyles'
import { setFileScope } from '@vanilla-extract/css/fileScope'

setFileScope('test.css.ts', 'test')
