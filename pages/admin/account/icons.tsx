import { icon } from '#renderer/ui/icons.css.ts'

/** What the name says it is: a phone, or else a screen. */
export function DeviceIcon({ name }: { name: string }) {
  return (
    <svg className={icon} viewBox="0 0 24 24" aria-hidden="true">
      {/phone|android|ipad|tablet|mobile/i.test(name) ? (
        <>
          <rect x="7.5" y="3.5" width="9" height="17" rx="2.2" />
          <path d="M11 17.5h2" />
        </>
      ) : (
        <>
          <rect x="3.5" y="5" width="17" height="11" rx="2" />
          <path d="M9 20h6M12 16v4" />
        </>
      )}
    </svg>
  )
}

export function LeaveIcon({ className }: { className?: string }) {
  return (
    <svg className={className ? `${icon} ${className}` : icon} viewBox="0 0 24 24" aria-hidden="true">
      <path d="M10 4.5H5v15h5M14 8l4.5 4-4.5 4M18 12H9.5" />
    </svg>
  )
}
