import path from 'node:path'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import vike from 'vike/plugin'
import { defineConfig, type Plugin } from 'vite'
import { chunks } from '#renderer/hydration/chunks.ts'
import { sheets } from '#renderer/theme/sheets.ts'
import { fontSubsets } from '#scripts/font-subsets.ts'
import { hydrationCode, hydrationScriptTags } from '#scripts/hydration-code.ts'
import { nativePackages } from '#scripts/native-packages.mjs'
import { shortClassNames } from './scripts/class-names.ts'
import { drawings } from './scripts/drawings/plugin.ts'

/**
 * Leaves all style sheets to the server's build: every page links its sheets, whose rules follow the order of
 * the page's component tree. The client's build would make the same rules in another order, and the browser
 * would fetch them too on hydration.
 */
function sheetsFromTheServer(): Plugin {
  return {
    name: 'sheets-from-the-server',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    resolveId: (source) => (/\.css(?:\?|$)/.test(source) ? '\0no-sheet' : null),
    load: (id) => (id === '\0no-sheet' ? '' : null),
  }
}

/**
 * V8 keeps the source of running code in memory. A single character beyond ASCII, such as a typographic
 * quote, makes Node store the whole source with two bytes per character; escapes avoid that.
 */
function sourcesInAscii(): Plugin {
  const escaped = (character: string): string => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`
  return {
    name: 'sources-in-ascii',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'ssr',
    generateBundle(_options, bundle) {
      for (const chunk of Object.values(bundle))
        if (chunk.type === 'chunk') {
          const code = chunk.code.replace(/[^\0-\x7f]/g, escaped)
          if (code.length < 2 * chunk.code.length) chunk.code = code
        }
    },
  }
}

// Without this, Vike makes a chunk, and so a <link>, for every CSS module.
const fewSheets = {
  codeSplitting: {
    groups: sheets.map(({ name, files }, priority) => ({
      name,
      test: (id: string) => /\.css$/.test(id) && files.test(id),
      priority,
    })),
  },
}

const isIn = (id: string, place: string): boolean => {
  const file = path.join(import.meta.dirname, place)
  return file.endsWith(path.sep) ? path.dirname(id) === path.dirname(`${file}.`) : id === file
}
const fewScripts = {
  codeSplitting: {
    groups: chunks.map(({ name, from }, index) => ({
      name,
      test: (id: string) => from.some((place) => isIn(id, place)),
      priority: chunks.length - index,
    })),
  },
}

const identifiers = shortClassNames()

export default defineConfig(({ command }) => ({
  plugins: [
    fontSubsets(),
    drawings(),
    sheetsFromTheServer(),
    vike(),
    react(),
    vanillaExtractPlugin({ identifiers }),
    sourcesInAscii(),
    hydrationScriptTags([sheetsFromTheServer(), vanillaExtractPlugin({ identifiers })]),
  ],
  // Silences the warning about an eval in Mammoth's bundle. It never runs: the security policy of the pages
  // forbids it.
  build: { target: 'es2022', assetsInlineLimit: 0, rolldownOptions: { checks: { eval: false } } },
  environments: {
    client: {
      build: {
        // Not for the module that hydrates a page: the page itself requests the code that this module imports
        modulePreload: {
          resolveDependencies: (_file, files, { hostId }) => (hostId.includes('/hydrate.') ? [] : files),
        },
        rolldownOptions: {
          preserveEntrySignatures: 'allow-extension',
          input: { hydrate: hydrationCode },
          output: fewScripts,
        },
      },
    },
    // dist/server/index.mjs (the production server), images.mjs (the image process), receive.mjs (the check of a push) and
    // ponte.mjs (the command line) beside Vike's own dist/server/entry.mjs
    ssr: {
      // A server with bundled packages starts with a fifth less work, since a thousand fewer files are looked
      // for and read. Vite is not bundled: only the check of translations uses it, in a checkout.
      resolve: command === 'build' ? { noExternal: true, external: [...nativePackages, 'vite'] } : {},
      build: {
        rolldownOptions: {
          input: {
            index: './server/main.ts',
            images: './server/media/images/image-program.ts',
            receive: './server/content/receive/receive.ts',
            ponte: './scripts/ponte.ts',
          },
          output: fewSheets,
        },
      },
    },
  },
}))
