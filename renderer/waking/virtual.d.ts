/** Made by the build (vite.config.ts). */
declare module 'virtual:waking-script' {
  /** The script that every visitor's page loads, as HTML with the hash that it must have. */
  export const scriptTags: string
}
