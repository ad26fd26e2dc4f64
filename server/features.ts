import { locales } from '#domain/locales.ts'
import { nextDue } from '#domain/posts/post.schema.ts'
import { siteAddresses } from '#domain/site-pages.ts'
import { createActivityLog } from './activity/activity-log.ts'
import { createActivityFeature } from './activity/feature.ts'
import type { Config } from './config.ts'
import { createContentFeature } from './content/feature.ts'
import { compareWords } from './content/history/compare.ts'
import { createCountsFeature } from './counts/feature.ts'
import { createDiscoveryFeature } from './discovery/feature.ts'
import { byOwner } from './http/application.ts'
import { followContent } from './http/content-changes.ts'
import type { ContentRevision } from './http/content-revision.ts'
import { createSharedCache, sharedCacheFeature } from './http/shared-cache.ts'
import { openDataFolder } from './kernel/data-folder.ts'
import type { DataInUse } from './kernel/data-lock.ts'
import { createDiskReserve, freeBytesAt, isSameDisk } from './kernel/disk-reserve.ts'
import type { Feature, PageRequest } from './kernel/feature.ts'
import type { Log } from './kernel/log.ts'
import { createLeadsFeature } from './leads/feature.ts'
import { createCardsFeature } from './media/cards/feature.ts'
import type { SocialCards } from './media/cards/social-cards.ts'
import { createMediaFeature, openMedia } from './media/feature.ts'
import { createImageProcess } from './media/images/image-process.ts'
import { createSiteFeature } from './site/feature.ts'
import { createStaffFeature } from './staff/feature.ts'
import { loadSecret } from './staff/secret.ts'

export type FeaturesOptions = {
  config: Config
  log: Log
  origin: () => string
  /** Tells the page cache which pages are current. */
  contentRevision: ContentRevision
  imageProgram: string
  /** Checks what is pushed to the content's repository; null: pushes are not configured. */
  pushProgram: string | null
  cardsFolder?: string | undefined
  /** Used instead of the cards in the folder. */
  cards?: SocialCards
  /** Holds the program's version: a file written by the build, or package.json in development. */
  buildFile: string
  /** The folder from which missing site.yaml and catalogue.yaml are copied. */
  defaultContent: string
  /** Called when another server has taken over the data folder: nothing may be written any more. Default: throws. */
  onDataLost?: (error: DataInUse) => void
}

/**
 * Creates all features of the server in order; each gets what it needs of those before it. Throws `DataInUse`
 * when another server has the data folder, `UnknownDataFormat` when the folder is not for this version.
 */
export async function createFeatures(options: FeaturesOptions) {
  const { config, log, origin, contentRevision, defaultContent, pushProgram, onDataLost = rethrow } = options
  const { dataDir, publicObjectsDir } = config
  const folder = await openDataFolder({ config, log, onLost: onDataLost })
  const { leadsDir } = folder
  const secret = config.sessionSecret ?? (await loadSecret(dataDir))
  const leadsReserve = createDiskReserve({ freeBytes: () => freeBytesAt(leadsDir) })
  const objectsReserve = (await isSameDisk(leadsDir, publicObjectsDir))
    ? leadsReserve
    : createDiskReserve({ freeBytes: () => freeBytesAt(publicObjectsDir) })
  const activityLog = createActivityLog({ dataDir, log })
  const images = createImageProcess({ program: options.imageProgram })
  const pictures = await openMedia({ config, images, log })

  const content = await createContentFeature({
    ...{ config, log, origin, secret, defaultContent, pushProgram },
    pictures: {
      pictureOf: (address) => (pictures.isGone(address) ? null : pictures.picture(address)),
      isGone: pictures.isGone,
    },
  })
  const { store, posts, addresses } = content
  const { texts, modifiedAt, siteChangedAt, textsChangedAt, catalogueChangedAt } = store
  const site = createSiteFeature({
    ...{ site: store.site, catalogue: store.catalogue, texts, picture: posts.picture },
    settings: { read: store.settingsFiles, save: store.saveSettings },
    past: { versions: store.settingsVersions, textsAt: store.settingsTextsAt, wordsOf: compareWords },
    record: activityLog.record,
  })
  const siteName = () => store.site().name
  const sharedCache =
    config.cachePurgeUrls.length === 0
      ? null
      : createSharedCache({ addresses: config.cachePurgeUrls, log, retryMs: config.retryBaseMs })
  const changes = followContent({
    contentRevision,
    onContentChange: store.onChange,
    onMediaChange: pictures.onChange,
    nextDue: () => nextDue(store.posts(), Date.now()),
    settings: () => [store.site(), store.catalogue(), ...locales.map(texts)],
    onMoved: () => sharedCache?.change(),
  })
  const media = createMediaFeature({
    ...{ config, secret, origin, log, media: pictures },
    uses: content.imageUses,
    reserve: objectsReserve,
  })
  const staff = await createStaffFeature({
    ...{ config, log, origin, secret, siteName },
    record: activityLog.record,
  })
  const activity = createActivityFeature({
    ...{ dataDir, log: activityLog },
    members: async () => (await staff.members()).map(({ id, name }) => ({ id, name })),
  })
  const isDraft = (path: string): boolean => {
    const slug = /^\/blog\/([^/]+)$/.exec(path)?.[1]
    return slug !== undefined && store.bySlug(slug) !== null
  }
  const discovery = await createDiscoveryFeature({
    ...{ dataDir, log, origin },
    posts: store.publicPosts,
    article: posts.publicArticle,
    picture: posts.picture,
    byOwner: byOwner({ addresses, isDraft }),
    site: store.site,
    ...{ texts, modifiedAt, siteChangedAt, textsChangedAt, catalogueChangedAt },
    isAnswered: addresses.isAnswered,
    addRedirect: store.addRedirect,
  })
  const counts = await createCountsFeature({
    ...{ dataDir, log, origin },
    isPage: (path) =>
      siteAddresses.includes(path) ||
      (path.startsWith('/blog/') && posts.publicCard(path.slice('/blog/'.length)) !== null),
    missing: discovery.missing.between,
  })
  const leads = await createLeadsFeature({
    ...{ config, log, origin, secret, leadsDir, reserve: leadsReserve },
    ...{ site: store.site, catalogue: store.catalogue, texts },
    buildFile: options.buildFile,
    contentCommit: store.commit,
    onContentChange: store.onChange,
    members: staff.leadMembers,
    record: activityLog.record,
    requireProof: staff.requireProof,
    seenBy: activity.leadsFor,
    onSent: counts.onSent,
  })
  const cards = await createCardsFeature({
    ...{ publicObjectsDir, siteName, texts },
    ...{ folder: options.cardsFolder, drawCard: images.drawCard },
    ...(options.cards && { cards: options.cards }),
    postOf: posts.publicCard,
    movedTo: store.redirectFor,
  })

  /** In the order in which a request passes them. */
  const list: Feature[] = [discovery, counts, staff, activity, content, media, leads, cards, site]
  if (sharedCache) list.push(sharedCacheFeature(sharedCache))
  return {
    ...{ content, staff, activity, discovery, counts, leads },
    /** For `createApplication`. */
    application: {
      features: list,
      ...{ addresses, isDraft, sharedCache },
      frameOf: site.frameOf,
      isSignedIn: staff.isSignedIn,
      onView: counts.onView,
      servicesFor,
    },
    async close() {
      changes.close()
      // Last first: work under way may still need the features before it
      for (const feature of list.toReversed()) await feature.close?.()
      images.close()
      await folder.release()
    },
  }

  function servicesFor(request: PageRequest) {
    return {
      ...content.forPages(request),
      ...media.forPages(request),
      ...staff.forPages(request),
      ...activity.forPages(request),
      ...discovery.forPages(request),
      ...counts.forPages(request),
      ...leads.forPages(request),
      ...cards.forPages(),
      ...site.forPages(request),
    }
  }
}

export type Features = Awaited<ReturnType<typeof createFeatures>>

/** What the features offer to pages through `pageContext.services`. */
export type PageServices = ReturnType<Features['application']['servicesFor']>

function rethrow(error: Error): never {
  throw error
}
