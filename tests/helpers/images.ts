import path from 'node:path'
import { root } from '#scripts/setup.mjs'
import { createImageProcess } from '#server/media/images/image-process.ts'

export const imageProgram = path.join(root, 'dist/server/images.mjs')

/** The image process of the build. It ends with the test's process, or shortly after its last job. */
export const images = createImageProcess({ program: imageProgram })
