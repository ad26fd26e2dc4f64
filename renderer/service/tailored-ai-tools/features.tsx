import { illustration } from '#renderer/ui/illustration.css.ts'

/** A tool cut along its outline. */
export function CustomDevelopment() {
  return (
    <svg className={illustration} viewBox="0 0 200 120" aria-hidden="true">
      <path className="f-stone c" d="M2 8H198V112H2Z" />
      <path className="f-deep c" d="M70 112V60a34 34 0 0 1 68 0v52Z" />
      <path
        className="d s-line"
        opacity={0.5}
        strokeDasharray="5 5"
        d="M16 24h36v30H16zM16 70h36v26H16zM156 24h28v72h-28z"
      />
      <g transform="rotate(9 130 112)">
        <path className="f-disc c" d="M92 112V62a32 32 0 0 1 64 0v50Z" />
        <path className="d s-onacc" strokeDasharray="5 4" d="M99 105V62a25 25 0 0 1 50 0v43Z" />
      </g>
    </svg>
  )
}

/** Two pieces joined with a seam. */
export function Integrations() {
  return (
    <svg className={illustration} viewBox="0 0 200 120" aria-hidden="true">
      <path className="f-mid c" d="M8 20H104V104H8Z" />
      <path className="f-stone" d="M22 38h54v9H22zM22 58h66v9H22zM22 78h40v9H22z" />
      <path className="f-stone c" d="M96 20h96v84H96Z" />
      <path className="f-stone2" d="M122 38h56v9h-56zM122 78h56v9h-56z" />
      <path className="f-disc" d="M122 58h38v9h-38z" />
      <path className="l s-clay w3" d="M88 32l24 8M88 50l24 8M88 68l24 8M88 86l24 8" />
    </svg>
  )
}

/** A needle that runs its thread by itself. */
export function CustomAutomation() {
  return (
    <svg className={illustration} viewBox="0 0 200 120" aria-hidden="true">
      <path className="f-far c" d="M8 74H192v34H8Z" />
      <path className="flow" d="M14 88H110" />
      <path className="l s-accent w3" d="M116 66C120 20 60 6 40 34" />
      <path className="f-stone2 c" d="M113 30h8l-2 58-2 8-2-8Z" />
      <path className="f-disc c" d="M188 12h8a5 5 0 0 1 5 5v14a5 5 0 0 1-5 5h-8Z" />
      <path className="f-gate c" d="M96 14A10 10 0 0 1 106 4H180a10 10 0 0 1 10 10V74H156V36H138V46H96Z" />
      <g transform="translate(24 40)">
        <path className="f-disc c" d="M0 0h32v28H0z" />
        <path className="f-stone2 c" d="M-5-8h42v8H-5zM-5 28h42v7H-5z" />
      </g>
    </svg>
  )
}
