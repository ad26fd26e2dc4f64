import * as z from 'zod'

/** One environment variable, for the check of the configuration and for .env.example. */
export type Setting = {
  /** Begins a group of .env.example with this heading. */
  group?: string
  /** Explains this setting, and those after it that have no text of their own, in .env.example. */
  about?: string
  /** Shown beside a fault. */
  example: string
  schema: z.ZodType
}

export type Settings = Readonly<Record<string, Setting>>

export type ValuesOf<Rows extends Settings> = { [Name in keyof Rows]: z.output<Rows[Name]['schema']> }

export const addressOf = (protocols: string[]) =>
  z.string().refine(
    (value) => {
      if (!URL.canParse(value)) return false
      const { protocol, hostname } = new URL(value)
      return protocols.includes(protocol) && hostname !== ''
    },
    `must be an address beginning with ${protocols.map((protocol) => `${protocol}//`).join(' or ')}`,
  )
