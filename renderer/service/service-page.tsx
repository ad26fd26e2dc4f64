import type { ComponentType, ReactNode } from 'react'
import { type ServiceSlug, services } from '#domain/services.ts'
import { useApp, useData, useText } from '../app-context.tsx'
import { LeadDialogs, LeadLink } from '../forms/lead-dialogs.tsx'
import { ownDialog } from '../forms/lead-forms.ts'
import { FooterBridge } from '../layout/footer-bridge.tsx'
import { ButtonLink } from '../ui/button.tsx'
import { drawingWords } from './drawing-words.ts'
import { Opening } from './opening.tsx'
import { sectionKinds } from './section-kinds.ts'
import { ServiceContext, type ServiceData } from './service-context.tsx'
import { type Section, serviceSections } from './service-sections.ts'

/** A service page. Its button opens the inquiry form for the service (R28) or leads to a page (R29). */
export function ServicePage({ slug }: { slug: ServiceSlug }) {
  const { text, texts, pathname } = useApp()
  const { inquiry } = texts
  const { getStarted, getStartedWith } = text.servicePage
  const { name } = text.services[slug]
  if (inquiry.serviceLink && !ownDialog(inquiry, pathname)) {
    const { href, label } = inquiry.serviceLink
    const action = (
      <ButtonLink href={href} block="phones">
        {label}
      </ButtonLink>
    )
    return <Sections slug={slug} action={action} />
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
      <Sections slug={slug} action={action} />
    </LeadDialogs>
  )
}

function Sections({ slug, action }: { slug: ServiceSlug; action: ReactNode }) {
  const text = useText(`services/${slug}`)
  const data = useData<ServiceData>()
  const sections: readonly Section[] = serviceSections[slug]
  const parts: Readonly<Record<string, unknown>> = text
  return (
    <ServiceContext value={{ ...data, slug, action, words: drawingWords(slug, text.words) }}>
      <Opening heading={text.heading} lead={text.lead} />
      {sections.map(({ kind, text: part = kind, ...options }) => {
        const Kind = sectionKinds[kind] as ComponentType<{ text: unknown }> | undefined
        return Kind ? <Kind key={part} text={parts[part]} {...options} /> : <KeptSection key={part} />
      })}
      <FooterBridge />
    </ServiceContext>
  )
}

const nothing = { __html: '' }

/** Keeps the section that the server rendered. */
function KeptSection() {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: writes nothing
  return <section dangerouslySetInnerHTML={nothing} suppressHydrationWarning />
}
