import type { ReactNode } from 'react'
import { type ServiceSlug, services } from '#domain/services.ts'
import { useApp } from '../app-context.tsx'
import { InquiryLink, InquiryProvider } from '../forms/en/inquiry.tsx'
import { FooterBridge } from '../layout/footer-bridge.tsx'
import { ServiceActionProvider } from './service-action.tsx'

/** A service page whose button opens the inquiry about this service (R28). */
export function ServicePage({ slug, children }: { slug: ServiceSlug; children: ReactNode }) {
  const { text } = useApp()
  const { getStarted, getStartedWith } = text.servicePage
  const { name } = text.services[slug]
  const action = (
    <InquiryLink
      packageName={services[slug].packageName}
      title={getStartedWith({ service: name })}
      button={getStarted}
      service={name}
      block="phones"
    >
      {getStarted}
    </InquiryLink>
  )
  return (
    <InquiryProvider>
      <ServiceActionProvider action={action}>{children}</ServiceActionProvider>
      <FooterBridge />
    </InquiryProvider>
  )
}
