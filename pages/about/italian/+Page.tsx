import { Closing } from '#renderer/about/closing.tsx'
import { Founders } from '#renderer/about/founders.tsx'
import { Opening } from '#renderer/about/opening.tsx'
import { Team } from '#renderer/about/team.tsx'
import { useApp, useData } from '#renderer/app-context.tsx'
import DesignStep from '#renderer/art/about/step-design.svg?server'
import ImproveStep from '#renderer/art/about/step-improve.svg?server'
import ListenStep from '#renderer/art/about/step-listen.svg?server'
import TrainStep from '#renderer/art/about/step-train.svg?server'
import { FooterBridge } from '#renderer/layout/footer-bridge.tsx'
import { ArchSteps } from '#renderer/service/steps.tsx'
import type { Data } from './+data.ts'
import { Differences } from './differences.tsx'
import { useAboutText } from './text.ts'

export function Page() {
  const { site } = useApp()
  const { founders, teamImage, followers, custom, reply } = useData<Data>()
  const text = useAboutText()
  const { teamPhoto, scene, steps, closing } = text
  return (
    <>
      <Opening text={text} />
      <Team image={teamImage} alt={teamPhoto({ site: site.name })} words={scene} />
      <Founders founders={founders} followers={followers} text={text.founders} />
      <Differences custom={custom} reply={reply} />
      <ArchSteps
        {...steps}
        goesOn
        drawings={[
          <ListenStep as="g" key="listen" />,
          <DesignStep as="g" key="design" />,
          <TrainStep as="g" key="train" />,
          <ImproveStep as="g" key="improve" />,
        ]}
      />
      <Closing text={closing} pricing="/it/pricing" contact="/it/contact" />
      <FooterBridge />
    </>
  )
}
