// node:test has no bundler: drawings become components, every *.css.ts gets one file scope and its CSS is thrown away.
import '#scripts/drawings/register.ts'
import '@vanilla-extract/css/disableRuntimeStyles'
import { setFileScope } from '@vanilla-extract/css/fileScope'

setFileScope('test.css.ts', 'test')
