/** Site settings for the frame of every page, in the page's language. Sent with each page. */
export type SiteFacts = {
  name: string
  email: string
  phone: { display: string; href: string }
  address: string[]
  /** One item per row, such as `Mon–Fri`, `9:00–18:00`; null = closed. */
  hours: { days: string; time: string | null }[]
  year: number
  /** The owner's logo; left out: the shipped mark. */
  logo?:
    | {
        src: string
        /** Width divided by height. */
        ratio: number
        /** Also replaces the name. */
        isWide?: true
      }
    | undefined
  /** Link to the page's editor, for members who may change it. */
  editPage?: { href: string; label: string }
}

/** Files with the owner's accent colour and drawn logo; with `?v=` and a hash of their content. */
export const siteSheetAddress = '/site.css'
export const logoAddress = '/site-logo.svg'
