import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import vike from 'vike/plugin'
import { defineConfig } from 'vite'

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

export default defineConfig({
  plugins: [vike(), react(), vanillaExtractPlugin()],
  build: { target: 'es2022', assetsInlineLimit: 0 },
  environments: {
    client: { build: { rolldownOptions: { output: oneSheet } } },
    // dist/server/index.mjs (the production server) beside Vike's own dist/server/entry.mjs
    ssr: { build: { rolldownOptions: { input: { index: './server/main.ts' }, output: oneSheet } } },
  },
})
