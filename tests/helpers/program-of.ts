import { build } from 'esbuild'
import { root } from '#scripts/setup.mjs'

/** Options that make Node, started in the project's folder, run TypeScript with imports: without tsx, which takes a second to start. */
export async function programOf(source: string): Promise<string[]> {
  const { outputFiles } = await build({
    stdin: { contents: source, resolveDir: root, loader: 'ts' },
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    packages: 'external',
    // A parameter has at most 128 KB
    minify: true,
  })
  return ['--input-type=module', '--eval', outputFiles[0]?.text ?? '']
}
