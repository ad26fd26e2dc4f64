import { metadataOfDictionary } from '#renderer/head/metadata.ts'

export const metadata = metadataOfDictionary('question')
