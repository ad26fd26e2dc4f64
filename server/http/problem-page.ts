import { type Problem, problems } from '../kernel/errors.ts'

/** A problem as a page. Does not use the renderer, so that it works when the renderer failed. */
export const problemPage = (found: Problem): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>${problems[found.code].title}</title></head>
<body><main><h1>${problems[found.code].title}</h1><p>${found.detail}</p><p><a href="/">Home</a></p></main></body></html>
`
