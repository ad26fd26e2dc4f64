/** Made by the build (scripts/hydration-code.ts). */
declare module 'virtual:hydration-script' {
  /** The script of every visitor's page, as HTML with its hash. */
  export const scriptTag: string
  /**
   * The files that a page needs for its hydration, by page id, language and the name of its own dictionary.
   * Empty for a page that is not hydrated this way.
   */
  export const codeOf: (pageId: string, locale: string, dictionary?: string) => string
}
