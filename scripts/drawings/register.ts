// For programs without a bundler, such as unit tests: `node --import tsx --import ./scripts/drawings/register.ts`.
import { register } from 'node:module'

register('./hooks.ts', import.meta.url)
