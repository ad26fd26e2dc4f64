/** Site settings for the frame of every page, in the page's language. Sent with each page. */
export type SiteFacts = {
  name: string
  email: string
  phone: { display: string; href: string }
  address: string[]
  /** One row a line, such as `Mon–Fri`, `9:00–18:00`; null = closed. */
  hours: { days: string; time: string | null }[]
  year: number
  /** The owner's own; left out: the mark that ships. */
  logo?:
    | {
        src: string
        /** Width by height. */
        ratio: number
        /** Shown in place of the name as well. */
        isWide?: true
      }
    | undefined
  /** For members who may change the page: the way to its editor. */
  editPage?: { href: string; label: string }
}

/** Files with the owner's accent colour and drawn logo; with `?v=` and a hash of what they say. */
export const siteSheetAddress = '/site.css'
export const logoAddress = '/site-logo.svg'
