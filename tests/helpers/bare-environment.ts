/**
 * The part of this process's environment that a program started by a test inherits: where programs are, and the tests'
 * clock (faketime is a preloaded library).
 */
export const bareEnvironment: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(process.env).flatMap(([name, value]) =>
    value !== undefined && /^(?:PATH|TZ|LD_PRELOAD|FAKETIME\w*)$/.test(name) ? [[name, value]] : [],
  ),
)
