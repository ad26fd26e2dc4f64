import { homeText } from '#locales/it/home.ts'
import { useData } from '#renderer/app-context.tsx'
import { Statistics } from '#renderer/claims/statistics.tsx'
import { FooterBridge } from '#renderer/layout/footer-bridge.tsx'
import { MissedCall } from '#renderer/missed-call/missed-call.tsx'
import { TwoWeeks } from '#renderer/two-weeks/two-weeks.tsx'
import type { Data } from './+data.ts'
import { Closing } from './closing.tsx'
import { Hero } from './hero.tsx'
import { Intro } from './intro.tsx'
import { Packages } from './packages.tsx'
import { Results } from './results.tsx'

export function Page() {
  const { packages, figures, reply, statistics } = useData<Data>()
  return (
    <>
      <Hero />
      <Intro reply={reply} />
      <MissedCall text={homeText.missedCall} />
      <Packages packages={packages} />
      <Results figures={figures} />
      <TwoWeeks text={homeText.twoWeeks} />
      <Statistics label={homeText.statistics} items={statistics} />
      <Closing />
      <FooterBridge />
    </>
  )
}
