// For a test file by itself, `--import` after tsx: drawings become components, and styles are thrown away.
import '#scripts/drawings/register.ts'
import './file-scope.mjs'
