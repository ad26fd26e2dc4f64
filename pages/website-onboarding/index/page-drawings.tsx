import type { onboardingPages } from '#domain/leads/onboarding-form.schema.ts'
import type { Drawing } from '#renderer/art/drawing.tsx'
import About from '#renderer/art/onboarding/page-about.svg'
import Blog from '#renderer/art/onboarding/page-blog.svg'
import Contact from '#renderer/art/onboarding/page-contact.svg'
import Faq from '#renderer/art/onboarding/page-faq.svg'
import Gallery from '#renderer/art/onboarding/page-gallery.svg'
import Home from '#renderer/art/onboarding/page-home.svg'
import Products from '#renderer/art/onboarding/page-products.svg'
import Services from '#renderer/art/onboarding/page-services.svg'
import Testimonials from '#renderer/art/onboarding/page-testimonials.svg'

type PageName = (typeof onboardingPages)[number]

const drawings: Record<PageName, Drawing> = {
  Home,
  About,
  Services,
  Products,
  Blog,
  Contact,
  Gallery,
  Testimonials,
  FAQ: Faq,
}

export function PageDrawing({ page }: { page: PageName }) {
  const Page = drawings[page]
  return <Page />
}
