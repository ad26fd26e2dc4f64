import { ArchStones, Browser } from './browser.tsx'

/** The house of the opening, finished: its arch closed, its door open. */
export const thumbnail = (
  <>
    <g transform="translate(36 2) scale(.36)">
      <Browser x={0} y={0} width={360} height={325} bar={44}>
        <path className="f-ink" d="M24 76h104v16H24zM24 102h76v16H24z" />
        <path className="f-soft" d="M24 138h74v10H24zM24 158h54v10H24z" />
        <rect className="f-gate c" x={24} y={190} width={68} height={30} rx={8} />
        <path className="f-secs c" d="M24 252h70v73H24Z" />
        <g transform="translate(228 209.800) scale(.8)">
          <path className="f-pane" d="M-100 142V0a100 100 0 0 1 200 0V142Z" />
          <path className="f-gate c" d="M-100 142V0A100 100 0 0 1-34-94V142Z" />
          <circle className="f-pane" cx={-50} cy={52} r={8} />
          <ArchStones />
          <path
            className="f-stone c"
            d="M-140 0h40v48h-40ZM-140 96h40v48h-40ZM100 0h40v48h-40ZM100 96h40v48h-40Z"
          />
          <path className="f-stone2 c" d="M-140 48h40v48h-40ZM100 48h40v48h-40Z" />
          <path className="f-accent c" d="M-17.4-98.500L-27-150H27L17.4-98.500A100 100 0 0 0-17.4-98.500Z" />
        </g>
      </Browser>
    </g>
    <path
      className="l w3"
      d="M4 118L24 44M20 118L40 44M8.100 103h16M12.100 88h16M16.200 73h16M20.200 58h16"
    />
    <path className="f-mid c" d="M174 94c-10-10-8-28 6-34 14 6 16 24 6 34Z" />
    <path className="c" fill="none" d="M180 102V72" />
    <path className="f-disc c" d="M168 98h24l-4 21h-16Z" />
  </>
)
