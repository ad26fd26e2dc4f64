import {
  type FocusEvent,
  type PointerEvent,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import { createPortal } from 'react-dom'
import { useApp } from '../../app-context.tsx'
import { AlertIcon, CheckIcon, CloseIcon } from '../icons.tsx'
import * as styles from './toast.css.ts'
import { toastLimits } from './toast-limits.ts'
import { closeToast, type Toast, toastStore } from './toasts.ts'

/** The page's notifications; mount it once. F8 focuses it. */
export function ToastRegion() {
  const { text } = useApp()
  const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.toasts, toastStore.serverToasts)
  const host = useSyncExternalStore(toastStore.subscribe, toastStore.host, toastStore.serverHost)
  const region = useRef<HTMLElement>(null)
  const shown = toasts.filter((toast) => toast.open).slice(0, toastLimits.visible)
  const focus = useFocusInside(region, shown)

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== toastLimits.key) return
      event.preventDefault()
      region.current?.focus()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])

  const content = (
    <section
      ref={region}
      className={styles.region}
      aria-label={text.toast.region}
      tabIndex={-1}
      onFocus={focus.onFocus}
      onBlur={focus.onBlur}
    >
      {/* Both exist, empty, from the start: some screen readers skip a live region inserted with its text */}
      <div role="status">
        {shown.map(
          (toast) =>
            toast.kind === 'success' && <ToastCard key={toast.id} toast={toast} held={focus.inside} />,
        )}
      </div>
      <div role="alert">
        {shown.map(
          (toast) => toast.kind === 'error' && <ToastCard key={toast.id} toast={toast} held={focus.inside} />,
        )}
      </div>
    </section>
  )
  return host ? createPortal(content, host) : content
}

/** Tracks whether the focus is inside. If the focused notice goes, the focus returns to where it was. */
function useFocusInside(region: RefObject<HTMLElement | null>, shown: readonly Toast[]) {
  const [inside, setInside] = useState(false)
  const before = useRef<HTMLElement | null>(null)
  const holds = (target: EventTarget | null) =>
    target instanceof Node && region.current?.contains(target) === true
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the shown notices change
  useLayoutEffect(() => {
    if (!inside || holds(document.activeElement)) return
    setInside(false)
    const back = before.current?.isConnected ? before.current : document.getElementById('content')
    back?.focus({ preventScroll: true })
  }, [shown.map(({ id }) => id).join()])
  return {
    inside,
    onFocus({ relatedTarget }: FocusEvent) {
      if (!holds(relatedTarget)) before.current = relatedTarget instanceof HTMLElement ? relatedTarget : null
      setInside(true)
    },
    onBlur({ relatedTarget }: FocusEvent) {
      if (!holds(relatedTarget)) setInside(false)
    },
  }
}

function ToastCard({ toast, held }: { toast: Toast; held: boolean }) {
  const { text } = useApp()
  const [pointed, setPointed] = useState(false)
  useTimeout(() => closeToast(toast.id), held || pointed)
  const swipe = useSwipe(() => closeToast(toast.id))
  const Icon = toast.kind === 'error' ? AlertIcon : CheckIcon
  return (
    <div
      className={`${styles.toast} ${styles.kind[toast.kind]}`}
      onPointerEnter={() => setPointed(true)}
      onPointerLeave={() => setPointed(false)}
      {...swipe}
    >
      <Icon className={styles.icon} />
      <p className={styles.title}>{toast.title}</p>
      <p className={styles.text}>{toast.text}</p>
      {toast.action && (
        <button
          className={styles.action}
          type="button"
          onClick={() => {
            closeToast(toast.id)
            toast.action?.run()
          }}
        >
          {toast.action.label}
        </button>
      )}
      <button
        className={styles.close}
        type="button"
        aria-label={text.toast.close}
        onClick={() => closeToast(toast.id)}
      >
        <CloseIcon />
      </button>
    </div>
  )
}

/** Calls `onEnd` after `visibleMs` in sight; paused while `held` (pointer, focus) or the tab is hidden. */
function useTimeout(onEnd: () => void, held: boolean): void {
  const left = useRef<number>(toastLimits.visibleMs)
  const end = useRef(onEnd)
  end.current = onEnd
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let since = 0
    const pause = () => {
      if (timer === undefined) return
      clearTimeout(timer)
      timer = undefined
      left.current -= performance.now() - since
    }
    const runOrPause = () => {
      pause()
      if (held || document.hidden) return
      since = performance.now()
      timer = setTimeout(() => end.current(), Math.max(0, left.current))
    }
    runOrPause()
    document.addEventListener('visibilitychange', runOrPause)
    return () => {
      pause()
      document.removeEventListener('visibilitychange', runOrPause)
    }
  }, [held])
}

/** The notice follows a drag to the right. It closes beyond the threshold and springs back before it. */
function useSwipe(onSwipe: () => void) {
  const start = useRef<number | null>(null)
  const moved = (event: PointerEvent) => Math.max(0, event.clientX - (start.current ?? event.clientX))
  const place = (event: PointerEvent<HTMLElement>, pixels: number) =>
    event.currentTarget.style.setProperty(styles.swipe, `${pixels}px`)
  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.button !== 0 || (event.target as Element).closest('button')) return
      start.current = event.clientX
      event.currentTarget.setPointerCapture(event.pointerId)
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      if (start.current !== null) place(event, moved(event))
    },
    onPointerUp(event: PointerEvent<HTMLElement>) {
      if (start.current === null) return
      const far = moved(event) >= toastLimits.swipeThresholdPx
      start.current = null
      place(event, 0)
      if (far) onSwipe()
    },
    onPointerCancel(event: PointerEvent<HTMLElement>) {
      start.current = null
      place(event, 0)
    },
  }
}
