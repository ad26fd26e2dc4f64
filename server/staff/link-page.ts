import { signInLinkEndpoint } from '#domain/staff/credentials.schema.ts'

export const linkOver = 'This link has been used or is older than a day. Ask for a new one.'

/** Null: a link that does not open. `token` must have been checked against the schema. */
export const linkPage = (token: string | null): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>Sign in</title></head>
<body><main><h1>Sign in to the studio</h1>
${token === null ? refused : form(token)}
</main></body></html>
`

const refused = `<p>${linkOver}</p>
<p><a href="/admin">Sign in with a password</a></p>`

const form = (token: string): string => `<form method="post" action="${signInLinkEndpoint}">
<p>This link works once.</p>
<input type="hidden" name="token" value="${token}"><button type="submit">Sign in</button>
</form>`
