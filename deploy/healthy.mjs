// The health check of the image: exits with 0 when the server answers.
const { ok } = await fetch(`http://127.0.0.1:${process.env.PORT}/healthz`, {
  signal: AbortSignal.timeout(4_000),
}).catch(() => ({ ok: false }))
process.exit(ok ? 0 : 1)
