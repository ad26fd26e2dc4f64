import { createHash } from 'node:crypto'
import { build, type Plugin, type PluginOption, type Rolldown } from 'vite'

type Chunk = Rolldown.OutputChunk
type Bundle = Rolldown.OutputBundle

const hydrationScript = 'renderer/hydration/client.ts'
export const hydrationCode = 'renderer/hydration/hydrate.tsx'

/**
 * Builds the one script that visitors' pages load, apart from all other code, so that it is one file; `plugins` are
 * those that it needs. Gives the server's template `virtual:hydration-script`: the client is built first, so the server's
 * build knows the names and hashes of its files.
 *
 * `scriptTag`: the script's tag. `codeOf`: the code of a page and its dictionaries, see `hydrationCodeOf`; in development the
 * module that hydrates it.
 */
export function hydrationScriptTags(plugins: PluginOption[]): Plugin {
  const id = 'virtual:hydration-script'
  let tag = `<script type="module" src="/${hydrationScript}"></script>`
  let code: Record<string, string[]> | null = null
  return {
    name: 'hydration-script-tag',
    sharedDuringBuild: true,
    resolveId: (source) => (source === id ? `\0${id}` : null),
    load: (resolved) =>
      resolved === `\0${id}`
        ? [
            `const code = ${JSON.stringify(code)}`,
            `export const scriptTag = ${JSON.stringify(tag)}`,
            `export function codeOf(pageId, locale, dictionary) {`,
            `  if (!code) return ${JSON.stringify(`/${hydrationCode}`)}`,
            `  const parts = [pageId, 'locales/' + locale + '/index', 'locales/' + locale + '/' + dictionary]`,
            `  return code[pageId] ? [...new Set(parts.flatMap((part) => code[part] ?? []))].join(' ') : ''`,
            `}`,
          ].join('\n')
        : null,
    async generateBundle(_options, bundle) {
      if (this.environment.name !== 'client') return
      for (const chunk of await smallScript(plugins)) {
        this.emitFile({ type: 'asset', fileName: chunk.fileName, source: chunk.code })
        if (!chunk.isEntry) continue
        const integrity = `sha384-${createHash('sha384').update(chunk.code).digest('base64')}`
        tag = `<script type="module" src="/${chunk.fileName}" integrity="${integrity}"></script>`
      }
      code = hydrationCodeOf(bundle, this.environment.config.root)
    },
  }
}

async function smallScript(plugins: PluginOption[]): Promise<Chunk[]> {
  const outputs = await build({
    configFile: false,
    logLevel: 'warn',
    plugins,
    build: {
      write: false,
      target: 'es2022',
      // A library's imports on demand are left as they are
      lib: { entry: { hydration: hydrationScript }, formats: ['es'] },
      rolldownOptions: {
        // Its index makes a detector of each kind when it is imported
        treeshake: { moduleSideEffects: (id) => !id.includes('/node_modules/typesafe-i18n/') },
        output: {
          entryFileNames: 'assets/[name].[hash].js',
          chunkFileNames: 'assets/[name].[hash].js',
          minify: true,
        },
      },
    },
  })
  return [outputs].flat().flatMap((output) => ('output' in output ? chunksOf(output.output) : []))
}

/** Modules that check a form: fetched when the form stands, which does not wait for them. */
const checking = /\/live-[\w-]+\.ts$/

/**
 * Page id → the files that the page needs to be hydrated and to open its dialogs, so that they can be asked for at once. First
 * the module that hydrates it. `locales/<language>/<name>` → the files of a dictionary; `index` are those of every page. Names
 * stand without `/assets/` and `.js`.
 */
function hydrationCodeOf(bundle: Bundle, root: string): Record<string, string[]> {
  const chunks = chunksOf(bundle)
  const [hydrating] = chunks.filter(({ facadeModuleId }) => facadeModuleId?.endsWith(hydrationCode))
  if (!hydrating) throw new Error(`${hydrationCode} was not built`)
  const code: Record<string, string[]> = {}
  const modules = chunks.flatMap(({ fileName, moduleIds }) =>
    moduleIds.map((module) => ({ fileName, module })),
  )
  for (const { fileName, module } of modules) {
    // Within the project: it may lie in a folder that is called pages, too
    const own = module.startsWith(`${root}/`) ? module.slice(root.length) : ''
    const [, page] = /^(\/pages\/(?!admin\/|_error\/).+)\/\+Page\.tsx$/.exec(own) ?? []
    const [, dictionary] = /^\/(locales\/.+)\.ts$/.exec(own) ?? []
    // What the hydrating module and a language's index import on demand are all the pages and dictionaries
    if (page !== undefined) {
      const files = filesOf(bundle, hydrating.fileName, { lazy: false })
      code[page] = [...filesOf(bundle, fileName, { lazy: true, files })].map(shortened)
    }
    if (dictionary !== undefined)
      code[dictionary] = [...filesOf(bundle, fileName, { lazy: false })].map(shortened)
  }
  if (Object.keys(code).length === 0) throw new Error('No page was built that can be hydrated')
  return code
}

/**
 * Adds a file and what it imports to `files`; `lazy`: also what it imports on demand, but for the code that checks a form.
 * Files that are there already are not followed.
 */
function filesOf(
  bundle: Bundle,
  fileName: string,
  { lazy, files = new Set() }: { lazy: boolean; files?: Set<string> },
): Set<string> {
  const { imports, dynamicImports, moduleIds } = chunkIn(bundle, fileName)
  if (files.has(fileName) || (lazy && moduleIds.some((module) => checking.test(module)))) return files
  files.add(fileName)
  for (const name of lazy ? [...imports, ...dynamicImports] : imports) filesOf(bundle, name, { lazy, files })
  return files
}

const chunksOf = (files: Bundle | Rolldown.RolldownOutput['output']): Chunk[] =>
  Object.values(files).filter((file) => file.type === 'chunk')

function chunkIn(bundle: Bundle, fileName: string): Chunk {
  const file = bundle[fileName]
  if (file?.type !== 'chunk') throw new Error(`${fileName} is no script`)
  return file
}

function shortened(fileName: string): string {
  const name = /^assets\/(.+)\.js$/.exec(fileName)?.[1]
  if (name === undefined) throw new Error(`${fileName} lies outside the assets`)
  return name
}
