import type { MouseEvent, ReactNode } from 'react'
import type { StuckChannel } from '#domain/leads/lead-views.ts'
import { mayUse, type StaffRole, studioHome } from '#domain/staff/roles.ts'
import { adminFrameText as text } from '#locales/en/admin-frame.ts'
import { useApp } from '#renderer/app-context.tsx'
import * as themeToggle from '#renderer/layout/theme-toggle.css.ts'
import { scriptOnly, skipLink, visuallyHidden } from '#renderer/theme/layout.css.ts'
import { chooseTheme, currentTheme } from '#renderer/theme/theme-choice.ts'
import { MoonIcon, SunIcon } from '#renderer/ui/icons.tsx'
import { Logo } from '#renderer/ui/logo.tsx'
import { Avatar } from '#renderer/ui/studio/controls.tsx'
import {
  ArchIcon,
  ExternalIcon,
  ImageIcon,
  InboxIcon,
  PenIcon,
  PeopleIcon,
  PersonIcon,
} from '#renderer/ui/studio/icons.tsx'
import * as styles from '#renderer/ui/studio/shared.css.ts'
import { ToastHost } from '#renderer/ui/toast/toast-host.tsx'
import { Shortcuts } from './shortcuts.tsx'
import { StuckNotice } from './stuck-notice.tsx'

const places = [
  { id: 'posts', href: '/admin', area: 'posts', Icon: PenIcon },
  { id: 'leads', href: '/admin/leads', area: 'leads', Icon: InboxIcon },
  { id: 'media', href: '/admin/media', area: 'posts', Icon: ImageIcon },
  { id: 'site', href: '/admin/site', area: 'site', Icon: ArchIcon },
  { id: 'team', href: '/admin/team', area: 'team', Icon: PeopleIcon },
] as const

export type AdminPlace = (typeof places)[number]['id'] | 'account'

export type FrameFacts = {
  member: { name: string; role: StaffRole }
  /** The number of leads to answer; 0 for members who may not see leads. */
  toAnswer: number
  /** Channels on which deliveries of leads are stuck; none for members who may not see leads. */
  stuck: readonly StuckChannel[]
}

type AdminFrameProps = FrameFacts & {
  /** Null for a screen that is not in the navigation. */
  place: AdminPlace | null
  /** A screen's own actions, shown on phones instead of the dock. */
  dock?: ReactNode
  /** The target of the skip link, if not the whole content. */
  skip?: { id: string; label: string }
  /** Replaces the banner about stuck deliveries where the screen says more. */
  banner?: ReactNode
  children: ReactNode
}

/** Bar, screens and dock of the studio, for a signed-in member. Needs a child with `<main id="content">`. */
export function AdminFrame({
  place,
  member,
  toAnswer,
  stuck,
  dock,
  skip,
  banner,
  children,
}: AdminFrameProps) {
  const { site } = useApp()
  const own = places.filter(({ area }) => mayUse(member.role, area))
  return (
    <div className={styles.root}>
      <SkipLink {...skip} />
      <header className={styles.bar}>
        <a className={styles.logo} href={studioHome(member.role)} aria-label={text.home({ site: site.name })}>
          <Logo name={site.name} />
        </a>
        <nav className={styles.tabs} aria-label={text.navigation}>
          {own.map(({ id, href }) => (
            <a className={styles.tab} key={id} href={href} aria-current={id === place ? 'page' : undefined}>
              {text.places[id]}
              {id === 'leads' && <Waiting className={styles.number} count={toAnswer} />}
            </a>
          ))}
        </nav>
        <div className={styles.barEnd}>
          <a className={`${styles.tool} ${styles.notOnPhone}`} href="/" target="_blank" rel="noopener">
            {text.viewSite}
            <ExternalIcon className={styles.icon} />
          </a>
          <Shortcuts />
          <ThemeButton />
          <a className={styles.tool} href="/admin/account" aria-label={text.account({ name: member.name })}>
            <Avatar name={member.name} />
          </a>
        </div>
      </header>
      {banner ?? <StuckNotice stuck={stuck} />}
      {children}
      {dock ?? (
        <nav className={styles.dock} aria-label={text.dock}>
          {own.map(({ id, href, Icon }) => (
            <a
              className={styles.dockLink}
              key={id}
              href={href}
              aria-current={id === place ? 'page' : undefined}
            >
              <Icon />
              {text.places[id]}
              {id === 'leads' && <Waiting className={styles.dockNumber} count={toAnswer} />}
            </a>
          ))}
          <a
            className={styles.dockLink}
            href="/admin/account"
            aria-current={place === 'account' ? 'page' : undefined}
          >
            <PersonIcon />
            {text.places.account}
          </a>
        </nav>
      )}
      <ToastHost />
    </div>
  )
}

/** Skips bar and lists (WCAG 2.4.1); goes to the whole content if its target is not shown. */
function SkipLink({ id = 'content', label }: { id?: string; label?: string }) {
  const words = useApp().text.skipToContent
  function onClick(event: MouseEvent) {
    event.preventDefault()
    const places = [id, 'content'].map((one) => document.getElementById(one))
    places.find((place) => place && place.getClientRects().length > 0)?.focus()
  }
  return (
    <a className={skipLink} href={`#${id}`} onClick={onClick}>
      {label ?? words}
    </a>
  )
}

function Waiting({ className, count }: { className: string; count: number }) {
  if (count === 0) return null
  return (
    <b className={className}>
      <span aria-hidden="true">{count > 99 ? '99+' : count}</span>
      <span className={visuallyHidden}>{text.toAnswer({ count })}</span>
    </b>
  )
}

function ThemeButton() {
  const { theme } = useApp().text
  return (
    <button
      className={`${styles.tool} ${scriptOnly}`}
      type="button"
      onClick={() => chooseTheme(currentTheme() === 'dark' ? 'light' : 'dark')}
    >
      <MoonIcon className={themeToggle.inLight} />
      <SunIcon className={themeToggle.inDark} />
      <span className={themeToggle.inLight}>
        <span className={visuallyHidden}>{theme.toDark}</span>
      </span>
      <span className={themeToggle.inDark}>
        <span className={visuallyHidden}>{theme.toLight}</span>
      </span>
    </button>
  )
}
