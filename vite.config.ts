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
 * The sheets are the server's build's, which meets a page's modules in the order of its tree, and every page links them.
 * The client's would be the same rules in another order, fetched a second time when a page is hydrated.
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
 * V8 keeps the source of what runs in memory, and Node hands it a source with a single character beyond ASCII, such as a
 * typographic quote, at two bytes for each character. Escapes halve that.
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

// Vike gives every CSS module a chunk of its own, hence one <link> a file: few sheets instead.
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
  // Mammoth's bundle has an eval that never runs: the policy of the pages allows none
  build: { target: 'es2022', assetsInlineLimit: 0, rolldownOptions: { checks: { eval: false } } },
  environments: {
    client: {
      build: {
        // A page's code is fetched at once, before the module that hydrates it imports it
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
      // With its packages in it a server starts with a fifth less work: a thousand files less are looked for and read.
      // Vite is for the check of translations alone, in a checkout.
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
