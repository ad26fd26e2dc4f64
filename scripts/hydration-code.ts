import { createHash } from 'node:crypto'
import path from 'node:path'
import { build, type Plugin, type PluginOption, type Rolldown } from 'vite'

type Chunk = Rolldown.OutputChunk
type Bundle = Rolldown.OutputBundle

const hydrationScript = 'renderer/hydration/client.ts'
export const hydrationCode = 'renderer/hydration/hydrate.tsx'
const dictionaryLoader = 'locales/load-texts.ts'

/**
 * Builds the script that visitors' pages load separately from all other code, so that it is one file. `plugins`: those that this
 * build needs. Provides `virtual:hydration-script` to the server's template: the client is built first, so the server's build
 * knows the names and hashes of its files.
 *
 * `scriptTag`: the script's tag. `codeOf`: the code of a page and its dictionaries, see `hydrationCodeOf`; in development only
 * the module that hydrates the page.
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
      code = hydrationCodeOf(bundle, this.environment.config.root, (module) => [
        ...(this.getModuleInfo(module)?.dynamicallyImportedIds ?? []),
      ])
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
      // Library mode leaves dynamic imports as they are
      lib: { entry: { hydration: hydrationScript }, formats: ['es'] },
      rolldownOptions: {
        // The index of typesafe-i18n creates every kind of detector on import
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

/**
 * Page id → the files that the page needs for hydration and for its dialogs, so that they can be requested at once. The module
 * that hydrates it comes first. `locales/<language>/<name>` → the files of a dictionary. `index`: those of every page. Names
 * are without `/assets/` and `.js`.
 *
 * The hydrating module imports pages and dictionaries on demand, directly or through others. What these in turn import on
 * demand, such as the code that checks a form, is not included: it is fetched later.
 */
function hydrationCodeOf(bundle: Bundle, root: string, onDemand: (module: string) => string[]) {
  const chunks = new Map(
    chunksOf(bundle).flatMap((chunk) => chunk.moduleIds.map((module) => [module, chunk] as const)),
  )
  const filesOf = (module: string, files = new Set<string>()): Set<string> => {
    const chunk = chunks.get(module)
    if (!chunk) throw new Error(`${module} was not built`)
    return withImports(bundle, chunk.fileName, files)
  }
  const code: Record<string, string[]> = {}
  const add = (module: string, files: Set<string>) => {
    const name = module.slice(root.length).replace(/^\/(?=locales)|(?:\/\+Page)?\.tsx?$/g, '')
    code[name] = [...files].map(shortened)
  }
  const hydrating = path.join(root, hydrationCode)
  for (const page of onDemand(hydrating)) add(page, filesOf(page, filesOf(hydrating)))
  for (const language of onDemand(path.join(root, dictionaryLoader)))
    for (const dictionary of [language, ...onDemand(language)]) add(dictionary, filesOf(dictionary))
  return code
}

/** Adds a file and all its static imports to `files`. Does not follow files that are already in it. */
function withImports(bundle: Bundle, fileName: string, files: Set<string>): Set<string> {
  const chunk = bundle[fileName]
  if (chunk?.type !== 'chunk') throw new Error(`${fileName} is no script`)
  if (files.has(fileName)) return files
  files.add(fileName)
  for (const name of chunk.imports) withImports(bundle, name, files)
  return files
}

const chunksOf = (files: Bundle | Rolldown.RolldownOutput['output']): Chunk[] =>
  Object.values(files).filter((file) => file.type === 'chunk')

function shortened(fileName: string): string {
  const name = /^assets\/(.+)\.js$/.exec(fileName)?.[1]
  if (name === undefined) throw new Error(`${fileName} lies outside the assets`)
  return name
}
