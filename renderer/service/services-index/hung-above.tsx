import type { ReactElement, ReactNode } from 'react'
import type { ServiceSlug } from '#domain/services.ts'
import { illustration } from '#renderer/ui/illustration.css.ts'
import { hung } from './services-index.css.ts'

function Hung({ children }: { children: ReactNode }) {
  return (
    <svg className={`${illustration} ${hung}`} viewBox="0 0 200 80" aria-hidden="true">
      {children}
    </svg>
  )
}

/** What hangs in the arch over a service's thumbnail: the sign of a good house, the bell of a shop's door. */
export const hungAbove: Partial<Record<ServiceSlug, ReactElement>> = {
  'automated-google-reviews': (
    <Hung>
      <path className="l" d="M84 0V26M116 0V26" />
      <path className="f-stone c" d="M70 26h60v26a30 22 0 0 1-60 0Z" />
      <path
        className="f-accent"
        d="M100 31l4.700 9.600 10.600 1.500-7.700 7.400 1.800 10.500-9.400-5-9.400 5 1.800-10.500-7.700-7.400 10.600-1.500Z"
      />
    </Hung>
  ),
  'client-retention-tools': (
    <Hung>
      <path className="l" d="M100 0V8" />
      <circle className="f-stone c" cx={100} cy={47} r={5} />
      <path className="f-pane c" d="M76 47c7-5 8-11 8-19a16 16 0 0 1 32 0c0 8 1 14 8 19Z" />
      <path className="l s-accent w3" d="M66 24c-5 8-5 15 0 22M134 24c5 8 5 15 0 22" />
    </Hung>
  ),
}
