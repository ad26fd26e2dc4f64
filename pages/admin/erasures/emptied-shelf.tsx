import { illustration } from '#renderer/ui/illustration.css.ts'

const box = (x: number, y: number, width: number, height: number) =>
  `M${x} ${y}h${width}v${height}h${-width}Z`
const standing = (foot: number, ...binders: [x: number, width: number, height: number][]) =>
  binders.map(([x, width, height]) => box(x, foot - height, width, height)).join('')

/** Shelves of binders on either side of an arch: one binder has left a gap, and of its sheet only the outline is there. */
export function EmptiedShelf() {
  return (
    <svg className={illustration} viewBox="0 0 1440 320" aria-hidden="true">
      <path className="f-secs" d="M570 300V196a150 150 0 0 1 300 0V300Z" />
      <path className="f-stone2 c" d={box(112, 88, 400, 212) + box(928, 88, 400, 212)} />
      <path
        className="f-deep c"
        d={box(124, 100, 376, 84) + box(124, 196, 376, 92) + box(940, 100, 376, 84) + box(940, 196, 376, 92)}
      />
      <path
        className="f-stone c"
        d={
          standing(184, [136, 28, 66], [164, 28, 66], [252, 28, 66], [364, 32, 60], [456, 28, 66]) +
          standing(288, [164, 30, 74], [194, 30, 74], [338, 30, 74], [368, 30, 74], [398, 30, 74]) +
          standing(184, [968, 28, 66], [996, 28, 66], [1164, 32, 60], [1274, 28, 66]) +
          standing(288, [952, 30, 74], [1078, 30, 74], [1108, 30, 74], [1248, 30, 74], [1278, 26, 68])
        }
      />
      <path
        className="f-mid c"
        d={
          standing(184, [192, 32, 60], [280, 28, 66], [336, 28, 66]) +
          standing(288, [134, 30, 74], [308, 30, 66]) +
          standing(184, [952, 16, 66], [1196, 28, 66], [1224, 28, 66]) +
          standing(288, [982, 30, 66], [1138, 30, 74], [1218, 30, 66])
        }
      />
      <path
        className="f-accent c"
        d={
          standing(184, [224, 28, 66], [428, 28, 66]) +
          standing(288, [428, 30, 66]) +
          standing(184, [1136, 28, 66]) +
          standing(288, [1012, 26, 74])
        }
      />
      <path
        className="f-disc c"
        d={standing(184, [308, 28, 56]) + standing(288, [458, 30, 74], [1188, 30, 62])}
      />
      <path
        className="f-mid c"
        d="M1048 158H1100V170H1048ZM1056 158c-14-10-16-24-12-34 14 4 20 16 18 34ZM1068 158c-6-16 0-30 12-38 8 14 4 28-4 38ZM1080 158c4-14 14-20 26-20-2 14-10 20-18 20Z"
      />
      <path className="f-accent c" d="M1044 158H1104L1098 184H1050Z" />
      <path className="flow s-stone" d={box(400, 124, 22, 60)} />
      <path className="flow" d="M411 112C452 40 580 36 660 112" />
      <path className="flow" d={box(672, 84, 96, 118)} />
      <path className="f-mid c" d="M642 236 628 206H718L724 236ZM724 236 730 206H812L798 236Z" />
      <path className="f-stone2 c" d={box(612, 236, 216, 14)} />
      <path className="l w4" d="M636 250V300M804 250V300" />
      <path className="f-stone c" d="M682 262H758L750 300H690Z" />
      <path className="l s-line" d="M698 274 702 288M720 272V290M742 274 738 288" />
      <path className="f-stone2" d={box(-560, 300, 2560, 160)} />
      <path className="g" d="M-560 300H2000" />
    </svg>
  )
}
