import { createHmac, timingSafeEqual } from 'node:crypto'
import { isLeadId } from '#domain/leads/reference.ts'

/** Hexadecimal digits of the signature: 80 bits. */
const tagLength = 20

/** Longest local part of the configured address, so that a lead's own keeps within the 64 characters of RFC 5321. */
export const longestLocalPart = 64 - '+'.length - 26 - '-'.length - tagLength

export type AnswerAddresses = ReturnType<typeof createAnswerAddresses>

/**
 * An address for each lead, to which a copy of the answer is sent: `answers+<id>-<signature>@example.com`. It cannot be made
 * up without the server's secret.
 */
export function createAnswerAddresses({ address, secret }: { address: string; secret: string }) {
  const at = address.lastIndexOf('@')
  const local = address.slice(0, at).toLowerCase()
  const domain = address.slice(at + 1).toLowerCase()
  const tagOf = (id: string): string =>
    createHmac('sha256', secret).update(`lead-answer\0${id}`).digest('hex').slice(0, tagLength)
  const pattern = new RegExp(
    `(?<![^\\s<>,;:"'])${literally(`${local}+`)}([0-9a-z]{26})-([0-9a-f]{${tagLength}})@${literally(domain)}(?![\\w.-])`,
    'gi',
  )

  return {
    of: (id: string): string => `${local}+${id}-${tagOf(id)}@${domain}`,

    /** Ids of the leads whose addresses stand in a text such as a mail's headers; signed ones only. */
    idsIn(text: string): string[] {
      const found = [...text.matchAll(pattern)].map(([, id = '', tag = '']) => ({
        id: id.toLowerCase(),
        tag: tag.toLowerCase(),
      }))
      const signed = found.filter(
        ({ id, tag }) => isLeadId(id) && timingSafeEqual(Buffer.from(tag), Buffer.from(tagOf(id))),
      )
      return [...new Set(signed.map(({ id }) => id))]
    },
  }
}

const literally = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
