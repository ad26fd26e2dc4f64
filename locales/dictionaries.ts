import type { Locale } from '#domain/locales.ts'
import { noTexts, type OwnTexts } from '#domain/site/own-texts.ts'
import { erasureText as erasureTextEn } from './en/erasure.ts'
import { leadMessages as leadMessagesEn } from './en/lead-messages.ts'
import { mailText as mailTextEn } from './en/mail.ts'
import { onboardingText } from './en/onboarding.ts'
import { erasureText as erasureTextIt } from './it/erasure.ts'
import { leadMessages as leadMessagesIt } from './it/lead-messages.ts'
import { mailText as mailTextIt } from './it/mail.ts'
import { saidIn } from './own.ts'
import type { Translation } from './translation.ts'

/** Dictionaries that the server chooses by language; those of pages are loaded on demand (`load-texts.ts`). */

type PerLocale<Base> = Readonly<Record<Locale, Translation<Base>>>

export const erasureTexts: PerLocale<typeof erasureTextEn> = { en: erasureTextEn, it: erasureTextIt }

export const leadMessages: PerLocale<typeof leadMessagesEn> = { en: leadMessagesEn, it: leadMessagesIt }

export const mailTexts: PerLocale<typeof mailTextEn> = { en: mailTextEn, it: mailTextIt }

export type SaidToVisitors = ReturnType<typeof saidToVisitors>

/** The server's messages to visitors, with the owner's texts. The website brief has them in one language. */
export const saidToVisitors = (locale: Locale, own: OwnTexts = noTexts) =>
  saidIn(
    {
      messages: leadMessages[locale],
      mail: { reply: mailTexts[locale].reply },
      onboarding: onboardingText,
    },
    locale,
    own,
  )
