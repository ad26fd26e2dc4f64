import type { ComponentType } from 'react'
import { type ServiceSlug, services } from '#domain/services.ts'
import type { Texts } from '#locales/shapes.ts'
import { useApp, useText } from '../app-context.tsx'
import { LeadDialogs, LeadLink } from '../forms/lead-dialogs.tsx'
import { ownDialog } from '../forms/lead-forms.ts'
import { FooterBridge } from '../layout/footer-bridge.tsx'
import { ButtonLink } from '../ui/button.tsx'
import { ServiceActionProvider } from './service-action.tsx'

type ServicePageProps<Slug extends ServiceSlug> = {
  slug: Slug
  Sections: ComponentType<{ text: Texts[`services/${Slug}`] }>
}

/** A service page: its button opens the inquiry about this service (R28), or leads to another page (R29). */
export function ServicePage<Slug extends ServiceSlug>({ slug, Sections }: ServicePageProps<Slug>) {
  const { text, texts, pathname } = useApp()
  const { inquiry } = texts
  const { getStarted, getStartedWith } = text.servicePage
  const { name } = text.services[slug]
  const sections = <Sections text={useText(`services/${slug}`)} />
  if (inquiry.serviceLink && !ownDialog(inquiry, pathname)) {
    const { href, label } = inquiry.serviceLink
    return (
      <ServiceActionProvider
        action={
          <ButtonLink href={href} block="phones">
            {label}
          </ButtonLink>
        }
      >
        {sections}
        <FooterBridge />
      </ServiceActionProvider>
    )
  }
  const action = (
    <LeadLink
      form="inquiry"
      packageName={services[slug].packageName}
      title={getStartedWith({ service: name })}
      button={getStarted}
      block="phones"
    />
  )
  return (
    <LeadDialogs>
      <ServiceActionProvider action={action}>{sections}</ServiceActionProvider>
      <FooterBridge />
    </LeadDialogs>
  )
}
