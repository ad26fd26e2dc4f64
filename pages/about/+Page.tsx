import { pathIn } from '#domain/routes.ts'
import { Closing } from '#renderer/about/closing.tsx'
import { Founders } from '#renderer/about/founders.tsx'
import { Opening } from '#renderer/about/opening.tsx'
import { Team } from '#renderer/about/team.tsx'
import { useApp, useData, useText } from '#renderer/app-context.tsx'
import { FooterBridge } from '#renderer/layout/footer-bridge.tsx'
import type { Data } from './+data.ts'
import { Day } from './day.tsx'

export function Page() {
  const { site, locale } = useApp()
  const text = useText('about')
  const { founders, teamImage, followers } = useData<Data>()
  const { teamPhoto, scene, closing } = text
  return (
    <>
      <Opening text={text} />
      <Team image={teamImage} alt={teamPhoto({ site: site.name })} words={scene} />
      <Founders founders={founders} followers={followers} text={text.founders} />
      <Day />
      <Closing text={closing} pricing={pathIn(locale, '/pricing')} contact={pathIn(locale, '/contact')} />
      <FooterBridge />
    </>
  )
}
