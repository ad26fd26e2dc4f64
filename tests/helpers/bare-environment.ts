/**
 * What a program that a test starts gets of this process's environment: where programs are, and the clock under which the
 * tests run (faketime is a preloaded library).
 */
export const bareEnvironment: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(process.env).flatMap(([name, value]) =>
    value !== undefined && /^(?:PATH|TZ|LD_PRELOAD|FAKETIME\w*)$/.test(name) ? [[name, value]] : [],
  ),
)
