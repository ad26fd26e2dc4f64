import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import wawoff2 from 'wawoff2'
import type { FontFiles } from '#server/social-cards/lettering.ts'

const require = createRequire(import.meta.url)

/** The site's fonts unpacked: Latin, and beside it what other European languages need. */
export async function fontFiles(): Promise<FontFiles> {
  const unpacked = (name: string, subset: string) =>
    wawoff2
      .decompress(
        readFileSync(
          require.resolve(`@fontsource-variable/${name}/files/${name}-${subset}-wght-normal.woff2`),
        ),
      )
      .then((font) => Buffer.from(font))
  const both = async (name: string) => [await unpacked(name, 'latin'), await unpacked(name, 'latin-ext')]
  return { display: await both('bricolage-grotesque'), text: await both('figtree') }
}
