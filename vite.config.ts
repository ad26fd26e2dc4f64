import { createHash } from 'node:crypto'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import vike from 'vike/plugin'
import { defineConfig, type Plugin } from 'vite'

/**
 * The sheets are the server's build's, which meets a page's modules in the order of its tree, and every page links them.
 * The client's would be the same rules in another order, fetched a second time when a page wakes.
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

// Vike gives every CSS module a chunk of its own, hence one <link> a file: one sheet for the site instead.
const oneSheet = {
  codeSplitting: {
    groups: [
      // The studio's is its own: visitors never load it
      { name: 'studio', test: /(?:pages\/admin|renderer\/(?:studio|admin))\/.*\.css$/, priority: 20 },
      { name: 'site', test: /\.css$/, priority: 10 },
    ],
  },
}

// Beside the script that every visitor's page loads, one file with what it shares with other code
const oneScript = {
  codeSplitting: {
    groups: [{ name: 'shared', test: /vite\/preload-helper|layout\/menu-details|theme\/theme-choice/ }],
  },
}

const wakingScript = 'renderer/waking/client.ts'

/**
 * `virtual:waking-script`: the tags of the one script that visitors' pages load, for the server's template. The client
 * is built first, so the server's build knows file names and hashes; what the script imports is named as well, since
 * only a tag can say what a file must hash to.
 */
function wakingScriptTags(): Plugin {
  const id = 'virtual:waking-script'
  let tags = `<script type="module" src="/${wakingScript}"></script>`
  return {
    name: 'waking-script-tags',
    sharedDuringBuild: true,
    resolveId: (source) => (source === id ? `\0${id}` : null),
    load: (resolved) => (resolved === `\0${id}` ? `export const scriptTags = ${JSON.stringify(tags)}` : null),
    writeBundle(_options, bundle) {
      const entry = Object.values(bundle).find(
        (file) => file.type === 'chunk' && file.facadeModuleId?.endsWith(wakingScript),
      )
      if (entry?.type !== 'chunk') return
      const integrityOf = (fileName: string) => {
        const file = bundle[fileName]
        if (file?.type !== 'chunk') throw new Error(`${fileName} is no script`)
        return `sha384-${createHash('sha384').update(file.code).digest('base64')}`
      }
      tags = [
        ...entry.imports.map(
          (name) => `<link rel="modulepreload" href="/${name}" integrity="${integrityOf(name)}">`,
        ),
        `<script type="module" src="/${entry.fileName}" integrity="${integrityOf(entry.fileName)}"></script>`,
      ].join('')
    },
  }
}

export default defineConfig({
  plugins: [sheetsFromTheServer(), vike(), react(), vanillaExtractPlugin(), wakingScriptTags()],
  build: { target: 'es2022', assetsInlineLimit: 0 },
  environments: {
    client: { build: { rolldownOptions: { input: { waking: wakingScript }, output: oneScript } } },
    // dist/server/index.mjs (the production server) and front.mjs (its front) beside Vike's own dist/server/entry.mjs
    ssr: {
      // As a package it loads its messages in fifty languages, which is five megabytes for nothing
      resolve: { noExternal: ['zod'] },
      build: {
        rolldownOptions: {
          input: { index: './server/main.ts', front: './server/front/front.ts' },
          output: oneSheet,
        },
      },
    },
  },
})
