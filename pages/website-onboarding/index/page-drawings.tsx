import type { ReactNode } from 'react'
import type { onboardingPages } from '#domain/leads/onboarding-form.schema.ts'
import { illustration } from '#renderer/ui/illustration.css.ts'

type PageName = (typeof onboardingPages)[number]

const edge = 'M24 84V22a6 6 0 0 1 6-6h100a6 6 0 0 1 6 6v62'
const star = 'm0-7.5 2 4.7 5.1.5-3.8 3.4 1.1 5L0 3.5l-4.4 2.6 1.1-5-3.8-3.4 5.1-.5Z'
const columns = [34, 66, 98]

/** A line of text. */
const Text = ({ x = 34, y, width }: { x?: number; y: number; width: number }) => (
  <rect className="f-soft" x={x} y={y} width={width} height={5} rx={2.5} />
)
/** A heading. */
const Title = ({ y, width, height = 7 }: { y: number; width: number; height?: number }) => (
  <rect className="f-ink" x={34} y={y} width={width} height={height} rx={3} />
)
const Button = ({ x = 34, y, width = 24 }: { x?: number; y: number; width?: number }) => (
  <rect className="f-accent" x={x} y={y} width={width} height={8} rx={3} />
)
const Card = ({
  fill,
  x,
  y,
  width,
  height,
}: Record<'x' | 'y' | 'width' | 'height', number> & { fill: string }) => (
  <rect className={`f-${fill}`} x={x} y={y} width={width} height={height} rx={4} />
)

const drawings: Record<PageName, ReactNode> = {
  Home: (
    <>
      <Title y={32} width={42} />
      <Text y={44} width={34} />
      <Button y={54} />
      <path className="f-mid" d="M90 84V46a18 18 0 0 1 36 0v38Z" />
      <circle className="f-disc" cx={108} cy={52} r={8} />
    </>
  ),
  About: (
    <>
      <path className="f-far" d="M34 84V46a16 16 0 0 1 32 0v38Z" />
      <path className="f-sky" d="M74 84V46a16 16 0 0 1 32 0v38Z" />
      <path className="f-deep" d="M50 45a7 7 0 0 1 0 14 7 7 0 0 1 0-14ZM38 84a12 20 0 0 1 24 0Z" />
      <path className="f-disc" d="M90 45a7 7 0 0 1 0 14 7 7 0 0 1 0-14ZM78 84a12 20 0 0 1 24 0Z" />
      <Text x={114} y={40} width={14} />
      <Text x={114} y={50} width={14} />
      <Text x={114} y={60} width={10} />
    </>
  ),
  Services: columns.map((x, index) => (
    <g key={x}>
      <Card fill={['mid', 'accent', 'far'][index] ?? 'mid'} x={x} y={28} width={28} height={24} />
      <Text x={x} y={58} width={24} />
      <Text x={x} y={67} width={17} />
    </g>
  )),
  Products: columns.map((x, index) => (
    <g key={x}>
      <Card fill="secs" x={x} y={26} width={28} height={34} />
      <path className={`f-${['disc', 'mid', 'deep'][index]}`} d={`M${x + 8} 56V40a6 6 0 0 1 12 0v16Z`} />
      <Button x={x} y={66} width={15} />
    </g>
  )),
  Blog: (
    <>
      <Card fill="sky" x={34} y={26} width={92} height={22} />
      <circle className="f-disc" cx={110} cy={37} r={7} />
      <Title y={55} width={60} />
      <Text y={67} width={88} />
      <Text y={76} width={70} />
    </>
  ),
  Contact: (
    <>
      <Card fill="far" x={34} y={26} width={44} height={50} />
      <path className="f-accent" d="M56 62c-6-8-10-13-10-19a10 10 0 0 1 20 0c0 6-4 11-10 19Z" />
      <path className="d" d="M88 28h38v10H88Zm0 16h38v10H88Z" />
      <Button x={88} y={62} />
    </>
  ),
  Gallery: (
    <>
      <Card fill="mid" x={34} y={26} width={40} height={28} />
      <Card fill="sky" x={78} y={26} width={22} height={44} />
      <Card fill="deep" x={104} y={26} width={22} height={20} />
      <Card fill="pane" x={34} y={58} width={40} height={26} />
      <Card fill="disc" x={104} y={50} width={22} height={34} />
      <Card fill="far" x={78} y={74} width={22} height={10} />
    </>
  ),
  Testimonials: (
    <>
      {[44, 60, 76, 92, 108].map((x) => (
        <path className="f-accent" key={x} d={star} transform={`translate(${x} 38)`} />
      ))}
      <Text y={54} width={92} />
      <Text y={63} width={76} />
      <circle className="f-mid" cx={39} cy={78} r={5} />
      <Text x={50} y={75} width={34} />
    </>
  ),
  FAQ: [28, 46, 64].map((y, index) => (
    <g key={y}>
      <path className="d s-edge" d={`M34 ${y + 11}h92`} />
      <Title y={y} width={[56, 42, 64][index] ?? 56} height={6} />
      <path className="l s-accent" d={`M118 ${y + 3}h8m-4-4v8`} />
    </g>
  )),
}

/** A page of that name, in a browser's frame. */
export function PageDrawing({ page }: { page: PageName }) {
  return (
    <svg className={illustration} viewBox="0 0 160 84" aria-hidden="true">
      <path className="f-card" d={`${edge}Z`} />
      {drawings[page]}
      <path className="d" d={edge} />
    </svg>
  )
}
