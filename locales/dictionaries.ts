import type { Locale } from '#domain/locales.ts'
import { aboutText as aboutTextEn } from './en/about.ts'
import { accessibilityText as accessibilityTextEn } from './en/accessibility.ts'
import { contactText as contactTextEn } from './en/contact.ts'
import { erasureText as erasureTextEn } from './en/erasure.ts'
import { homeText as homeTextEn } from './en/home.ts'
import { inquiryText as inquiryTextEn } from './en/inquiry.ts'
import { leadMessages as leadMessagesEn } from './en/lead-messages.ts'
import { mailText as mailTextEn } from './en/mail.ts'
import { pricingText as pricingTextEn } from './en/pricing.ts'
import { privacyText as privacyTextEn } from './en/privacy.ts'
import { questionText as questionTextEn } from './en/question.ts'
import { servicesText as servicesTextEn } from './en/services/index.ts'
import { aboutText as aboutTextIt } from './it/about.ts'
import { accessibilityText as accessibilityTextIt } from './it/accessibility.ts'
import { contactText as contactTextIt } from './it/contact.ts'
import { erasureText as erasureTextIt } from './it/erasure.ts'
import { homeText as homeTextIt } from './it/home.ts'
import { inquiryText as inquiryTextIt } from './it/inquiry.ts'
import { leadMessages as leadMessagesIt } from './it/lead-messages.ts'
import { mailText as mailTextIt } from './it/mail.ts'
import { pricingText as pricingTextIt } from './it/pricing.ts'
import { privacyText as privacyTextIt } from './it/privacy.ts'
import { questionText as questionTextIt } from './it/question.ts'
import { servicesText as servicesTextIt } from './it/services/index.ts'
import type { Translation } from './translation.ts'

/** Dictionaries that the server and the build choose by language. A page imports those of its own language. */

type PerLocale<Base> = Readonly<Record<Locale, Translation<Base>>>

export const erasureTexts: PerLocale<typeof erasureTextEn> = { en: erasureTextEn, it: erasureTextIt }

export const leadMessages: PerLocale<typeof leadMessagesEn> = { en: leadMessagesEn, it: leadMessagesIt }

export const mailTexts: PerLocale<typeof mailTextEn> = { en: mailTextEn, it: mailTextIt }

type CardTexts = {
  /** Each language has a home page of its own. */
  home: { hero: { heading: string; lead: string } }
  about: Pick<Translation<typeof aboutTextEn>, 'heading' | 'mission' | 'scene'>
  contact: Pick<Translation<typeof contactTextEn>, 'heading' | 'lead' | 'letters'>
  pricing: {
    heading: string
    lead: string
    final: { words: Translation<typeof pricingTextEn.final.words> }
  }
  privacy: { title: string; lead: string }
  accessibility: { title: string; lead: string }
  services: { heading: string; lead: string }
  inquiry: Pick<Translation<typeof inquiryTextEn>, 'heading' | 'intro' | 'words'>
  question: Pick<Translation<typeof questionTextEn>, 'heading' | 'intro' | 'letter'>
}

/** Of the pages whose social card shows their first words. */
export const cardTexts: Readonly<Record<Locale, CardTexts>> = {
  en: {
    home: homeTextEn,
    about: aboutTextEn,
    contact: contactTextEn,
    pricing: pricingTextEn,
    privacy: privacyTextEn,
    accessibility: accessibilityTextEn,
    services: servicesTextEn,
    inquiry: inquiryTextEn,
    question: questionTextEn,
  },
  it: {
    home: homeTextIt,
    about: aboutTextIt,
    contact: contactTextIt,
    pricing: pricingTextIt,
    privacy: privacyTextIt,
    accessibility: accessibilityTextIt,
    services: servicesTextIt,
    inquiry: inquiryTextIt,
    question: questionTextIt,
  },
}
