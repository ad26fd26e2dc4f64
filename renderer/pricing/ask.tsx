import { LeadLink, type LeadLinkProps } from '../forms/lead-dialogs.tsx'

type AskProps = Pick<LeadLinkProps, 'className' | 'variant' | 'inverse' | 'button'> & {
  /** Name of the plan or add-on; the inquiry form receives it (R26). */
  about: string
}

export function Ask({ about, button, ...look }: AskProps) {
  const title = `${button}: ${about}`
  return <LeadLink form="inquiry" packageName={about} title={title} label={title} button={button} {...look} />
}
