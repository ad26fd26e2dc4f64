import { Facade, Passer, Pin } from './opening.tsx'

/** She who looked for it has found the door, and it is open. */
export const thumbnail = (
  <>
    <g transform="translate(-92 -27.88) scale(.32)">
      <Facade />
      <path className="f-pane c" d="M648 459V418a42 42 0 0 1 84 0v41Z" />
      <g transform="translate(690 458) scale(.42) translate(0 -458)">
        <Passer x={0} atDoor isSmall />
      </g>
      <g transform="translate(600 148) scale(.6) translate(-600 -148)">
        <Pin x={600} />
      </g>
    </g>
    <path className="g" d="M-8 119H208" />
  </>
)
