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
import { useHomeText } from './text.ts'

export function Page() {
  const { packages, figures, reply, statistics } = useData<Data>()
  const text = useHomeText()
  return (
    <>
      <Hero />
      <Intro reply={reply} />
      <MissedCall text={text.missedCall} />
      <Packages packages={packages} />
      <Results figures={figures} />
      <TwoWeeks text={text.twoWeeks} />
      <Statistics label={text.statistics} items={statistics} />
      <Closing />
      <FooterBridge />
    </>
  )
}
