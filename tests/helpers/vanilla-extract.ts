// node:test has no bundler: give every *.css.ts one file scope and throw the CSS away.
import '@vanilla-extract/css/disableRuntimeStyles'
import { setFileScope } from '@vanilla-extract/css/fileScope'

setFileScope('test.css.ts', 'test')
