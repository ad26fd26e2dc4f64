import { aboutText } from '#locales/en/about.ts'
import { Closing } from '#renderer/about/closing.tsx'
import { Founders } from '#renderer/about/founders.tsx'
import { Opening } from '#renderer/about/opening.tsx'
import { Team } from '#renderer/about/team.tsx'
import { useApp, useData } from '#renderer/app-context.tsx'
import { FooterBridge } from '#renderer/layout/footer-bridge.tsx'
import type { Data } from './+data.ts'
import { Day } from './day.tsx'

export function Page() {
  const { site } = useApp()
  const { founders, teamImage, followers } = useData<Data>()
  const { teamPhoto, scene, closing } = aboutText
  return (
    <>
      <Opening text={aboutText} />
      <Team image={teamImage} alt={teamPhoto({ site: site.name })} words={scene} />
      <Founders founders={founders} followers={followers} text={aboutText.founders} />
      <Day />
      <Closing text={closing} pricing="/pricing" contact="/contact" />
      <FooterBridge />
    </>
  )
}
