// For a single test file, `--import` after tsx: drawings become components, and styles are discarded.
import '#scripts/drawings/register.ts'
import './file-scope.mjs'
