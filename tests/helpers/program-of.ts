import { build } from 'esbuild'
import { root } from '#scripts/setup.mjs'

/** Node options that run TypeScript with imports from the project's folder, without tsx, which takes a second to start. */
export async function programOf(source: string): Promise<string[]> {
  const { outputFiles } = await build({
    stdin: { contents: source, resolveDir: root, loader: 'ts' },
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    packages: 'external',
    // Linux limits one command-line argument to 128 KB
    minify: true,
  })
  return ['--input-type=module', '--eval', outputFiles[0]?.text ?? '']
}
