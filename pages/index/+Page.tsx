import { useData, useText } from '#renderer/app-context.tsx'
import { Statistics } from '#renderer/claims/statistics.tsx'
import { FooterBridge } from '#renderer/layout/footer-bridge.tsx'
import { MissedCall } from '#renderer/missed-call/missed-call.tsx'
import { TwoWeeks } from '#renderer/two-weeks/two-weeks.tsx'
import type { Data } from './+data.ts'
import { Cases } from './cases.tsx'
import { Closing } from './closing.tsx'
import { Hero } from './hero.tsx'
import { ItalianOffer } from './italian-offer.tsx'
import { Packages } from './packages.tsx'
import { Problems } from './problems.tsx'

export function Page() {
  const { packages, figures, statistics } = useData<Data>()
  const text = useText('home')
  return (
    <>
      <Hero />
      <Problems />
      <MissedCall text={text.missedCall} />
      <Packages packages={packages} />
      <Cases figures={figures} />
      <TwoWeeks text={text.twoWeeks} />
      <Statistics label={text.statistics} items={statistics} />
      <Closing />
      <FooterBridge />
      <ItalianOffer />
    </>
  )
}
