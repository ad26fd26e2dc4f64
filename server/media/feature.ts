import type { MediaUse } from '#domain/media/media.schema.ts'
import { memberFor, requireArea } from '../http/member.ts'
import { createRouter } from '../http/router.ts'
import type { DiskReserve } from '../kernel/disk-reserve.ts'
import type { Feature, PageRequest } from '../kernel/feature.ts'
import type { Log } from '../kernel/log.ts'
import type { ImageProcess } from './images/image-process.ts'
import { createMedia, type Media } from './media.ts'
import { createMediaRoutes, listMedia } from './media-routes.ts'
import { createUploadRoutes } from './routes.ts'

type OpenOptions = {
  config: { publicObjectsDir: string }
  images: ImageProcess
  log: Log
}

/** Opens the stored pictures. Call it before anything uses them. */
export const openMedia = ({ config, images, log }: OpenOptions): Promise<Media> =>
  createMedia({
    dir: config.publicObjectsDir,
    images,
    log,
  })

type MediaOptions = {
  media: Media
  uses: () => ReadonlyMap<string, readonly MediaUse[]>
  reserve: DiskReserve
  config: { publicObjectsDir: string }
  secret: string
  origin: () => string
  log: Log
}

export function createMediaFeature({ media, uses, reserve, config, secret, origin, log }: MediaOptions) {
  const requireStaff = requireArea('posts')
  return {
    name: 'media',
    routes: () =>
      createRouter().use(
        createUploadRoutes({
          publicObjectsDir: config.publicObjectsDir,
          ...{ media, reserve, secret, requireStaff, log },
        }),
        createMediaRoutes({ media, uses, origin, requireStaff, log }),
      ),
    forPages: ({ response }: PageRequest) => ({
      /** Newest first; null unless the member edits posts. */
      media: memberFor(response, 'posts') && (() => listMedia({ media, uses, origin })),
    }),
    close: () => media.close(),
  } satisfies Feature
}
