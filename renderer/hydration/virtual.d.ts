/** Made by the build (scripts/hydration-code.ts). */
declare module 'virtual:hydration-script' {
  /** The script that every visitor's page loads, as HTML with the hash that it must have. */
  export const scriptTag: string
  /**
   * The files that a page of this id needs for hydration in a language, with a dictionary of its own; empty for one that is
   * not hydrated this way.
   */
  export const codeOf: (pageId: string, locale: string, dictionary?: string) => string
}
