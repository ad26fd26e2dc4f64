// Who may import whom. Each rule's comment tells the offender what to do instead.
const not = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to })

export default {
  forbidden: [
    not(
      'domain-stands-alone',
      'The domain is what browser and server share: it imports zod and itself only.',
      { path: '^domain' },
      { pathNot: '^domain/|node_modules/zod' },
    ),
    not(
      'locales-below-domain',
      'Dictionaries import the domain only: pass other facts in as parameters of a text.',
      { path: '^locales' },
      { path: '^(server|renderer|pages|scripts|tests|content)' },
    ),
    not(
      'theme-stands-alone',
      'The theme knows no component: let the component import the theme.',
      { path: '^renderer/theme' },
      { path: '^(server|renderer|pages|locales|scripts|tests|content)', pathNot: '^renderer/theme' },
    ),
    not(
      'ui-below-pages',
      'renderer/ui imports theme, locales and domain; hand the rest in as properties.',
      { path: '^renderer/ui' },
      {
        path: '^(server|pages|scripts|tests|content|renderer)',
        pathNot: '^renderer/((ui|theme)/|app-context\\.tsx)',
      },
    ),
    not(
      'renderer-below-pages',
      'The renderer serves every page: what one page needs stays in its folder.',
      { path: '^renderer' },
      { path: '^(pages|scripts|tests|content)' },
    ),
    not(
      'no-server-code-in-the-browser',
      'Types and rules that the browser needs as well belong to domain; what +data needs is handed in through pageContext.services, whose type alone is known to renderer/vike-types.ts.',
      { path: '^(pages|renderer|locales)', pathNot: '^renderer/vike-types\\.ts$' },
      { path: '^server' },
    ),
    not(
      'pages-are-strangers',
      'A page imports its own folder: move what two pages need to renderer/ui or renderer/forms.',
      { path: '^pages/([^/]+)/' },
      { path: '^pages/', pathNot: '^pages/$1/' },
    ),
    not(
      'server-below-renderer',
      'The server hands data to pages through pageContext and renders through Vike only.',
      { path: '^server' },
      { path: '^(pages|renderer|scripts|tests|content)' },
    ),
    not(
      'server-features-are-strangers',
      'Features do not know each other: share by domain, join them in features.ts.',
      { path: '^server/(content|leads|media|staff|site|counts|activity|discovery)/' },
      {
        path: '^server/(content|leads|media|staff|site|counts|activity|discovery)/',
        pathNot: '^server/$1/',
      },
    ),
    not(
      'kernel-knows-no-feature',
      'The kernel is what every feature uses: pass what it needs to know of a feature in as a parameter.',
      { path: '^server/kernel/' },
      { path: '^server/', pathNot: '^server/kernel/' },
    ),
    not(
      'http-knows-no-feature',
      'server/http serves every feature: pass what it needs to know of one in as a parameter, or let the feature offer it (kernel/feature.ts).',
      { path: '^server/http/' },
      { path: '^server/', pathNot: '^server/(http|kernel)/' },
    ),
    not(
      'mail-and-drive-in-channels',
      'Mail and drive clients live in server/leads/channels.',
      { path: '^(server|scripts|renderer|pages)', pathNot: '^server/leads/channels/' },
      { path: 'node_modules/nodemailer' },
    ),
    not(
      'files-at-the-edge',
      'File and process access belongs to content/store, content/git, content/import, content/export.ts, leads/store, leads/intake/pending-uploads, leads/intake/multipart, leads/retention (removal, places, tombstones), media/storage, staff, activity, operations, http/static-files, media/images/image-process and kernel.',
      {
        path: '^server',
        pathNot: [
          '^server/kernel/',
          '^server/(main|dev|run)\\.ts$',
          '^server/media/cards/feature\\.ts$',
          '^server/content/(store|git)/',
          '^server/content/import/(apply|archive|export-file|folder|import)\\.ts$',
          '^server/content/export\\.ts$',
          '^server/leads/(store/(lead-store|stored-leads)|intake/(pending-uploads|multipart)|retention/(tombstones|removal|places))\\.ts$',
          '^server/leads/channels/',
          '^server/media/images/image-process\\.ts$',
          '^server/http/static-files\\.ts$',
          '^server/media/(storage|routes|public-objects)\\.ts$',
          '^server/staff/',
          '^server/activity/(activity-log|read-activity)\\.ts$',
          '^server/operations/',
        ],
      },
      { path: '^(node:)?(fs|child_process)' },
    ),
    not(
      'nobody-imports-programs',
      'Scripts, tests and content are ends, not parts.',
      { path: '^(domain|server|renderer|pages|locales)' },
      { path: '^(scripts|tests|content)' },
    ),
    not(
      'built-without-development-dependencies',
      'An image and a server build and run without them: move what needs one into a program of the developers.',
      {
        path: '^(domain|server|renderer|pages|locales|scripts)',
        pathNot: '^scripts/(browser|check|test)\\.mjs$',
      },
      { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
    ),
    not('no-cycles', 'Move what both need into a third file.', {}, { circular: true }),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'node', 'default'] },
  },
}
