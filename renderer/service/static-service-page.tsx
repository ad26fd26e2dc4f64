import type { ReactNode } from 'react'
import { FooterBridge } from '../layout/footer-bridge.tsx'
import { ButtonLink } from '../ui/button.tsx'
import { ServiceActionProvider } from './service-action.tsx'

type StaticServicePageProps = {
  /** The page's one action: where it leads, and what it says. */
  action: { href: string; label: string }
  children: ReactNode
}

/** A service page without a form: its button leads to another page (R29: the Italian ones). */
export function StaticServicePage({ action, children }: StaticServicePageProps) {
  return (
    <ServiceActionProvider
      action={
        <ButtonLink href={action.href} block="phones">
          {action.label}
        </ButtonLink>
      }
    >
      {children}
      <FooterBridge />
    </ServiceActionProvider>
  )
}
