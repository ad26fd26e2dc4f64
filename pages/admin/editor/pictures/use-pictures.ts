import { useCallback, useEffect, useMemo, useState } from 'react'
import { type PictureFile, publicObjects } from '#domain/media/media.schema.ts'
import type { Reading } from '../checks/reading.ts'
import { listMedia } from '../saving/api.ts'

/** The picture files by address; null if there is none. */
export type KnownPictures = Readonly<Record<string, PictureFile | null>>

const askAfterMs = 700

/** The known pictures of the text: the first come from the server; those typed in later are requested. */
export function usePictures(first: KnownPictures, { blocks }: Reading) {
  const [pictures, setPictures] = useState(first)
  const learn = useCallback((path: string, picture: PictureFile) => {
    setPictures((before) => ({ ...before, [path]: picture }))
  }, [])

  const unknown = useMemo(() => {
    const addresses = blocks.flatMap(({ block }) => (block.kind === 'picture' ? block.picture.src : []))
    return [...new Set(addresses)]
      .filter((src) => src.startsWith(`${publicObjects}/`) && pictures[src] === undefined)
      .join('\n')
  }, [blocks, pictures])
  useEffect(() => {
    if (unknown === '') return
    const timer = setTimeout(async () => {
      const list = await listMedia()
      if (!list.ok) return
      const stored = new Map(list.value.images.map(({ path, picture }) => [path, picture]))
      const found = unknown.split('\n').map((src) => [src, stored.get(pathOf(src)) ?? null])
      setPictures((before) => ({ ...Object.fromEntries(found), ...before }))
    }, askAfterMs)
    return () => clearTimeout(timer)
  }, [unknown])

  const gone = useMemo(
    () => new Set(Object.keys(pictures).filter((address) => pictures[address] === null)),
    [pictures],
  )
  return { pictures, gone, learn }
}

const pathOf = (address: string): string => address.split(/[?#]/, 1)[0] ?? ''
