/**
 * The private link by which a website brief is continued on another device (R282). What browser and server agree on; the
 * server sees neither the link's secret nor a word of the brief (ADR-0046).
 */

/** Below it the identifier of one link. */
export const briefLinksEndpoint = '/api/brief-links'

export const briefLinkEndpoint = (id: string): string => `${briefLinksEndpoint}/${id}`

/** Request header with what only somebody who has the link can derive. In no address, so in no log. */
export const briefProofHeader = 'X-Brief-Proof'

/** The sealed answers as they are sent. */
export const sealedType = 'application/octet-stream'

/** Most bytes of the sealed answers of one link. */
export const mostSealedBytes = 64 * 1024

/** How long a link works after its answers were last stored, in milliseconds. */
export const briefLinkMs = 7 * 24 * 3_600_000

/** 128 bits. */
export const briefLinkId = /^[0-9a-f]{32}$/

/** 256 bits. */
export const briefProof = /^[0-9a-f]{64}$/
