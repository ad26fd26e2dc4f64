import { locales } from '#domain/locales.ts'

/**
 * The scripts that pages share. Each starts from some modules (a folder: every file in it) and includes what
 * they import. A module goes to the first script that reaches it; the bundler divides the others by the pages
 * that use them. There are few scripts, because hydration fetches all at once and every file costs headers
 * and, over HTTP/1.1, a round trip.
 */
export const chunks: readonly { name: string; from: readonly string[] }[] = [
  // Must import no other script: every dictionary calls it while the scripts are loading
  {
    name: 'base',
    from: ['node_modules/react-dom/client.js', 'node_modules/react/jsx-runtime.js', 'locales/texts.ts'],
  },
  {
    name: 'site',
    from: [
      'renderer/hydration/hydrate.tsx',
      'renderer/layout/footer-bridge.tsx',
      'renderer/ui/toast/toast.tsx',
      'renderer/ui/button.tsx',
      'renderer/ui/whole-words.tsx',
      'renderer/ui/carried.css.ts',
      'renderer/ui/quiet-loop.css.ts',
      'renderer/art/drawing.tsx',
      'renderer/claims/figure-origin.tsx',
    ],
  },
  { name: 'dialogs', from: ['renderer/forms/lead-dialogs.tsx'] },
  // Fetched when a form is shown; the form does not wait for it
  { name: 'checks', from: ['renderer/forms/live-form.ts'] },
  { name: 'service', from: ['renderer/service/'] },
  ...locales.map((locale) => ({ name: locale, from: [`locales/${locale}/index.ts`] })),
]
