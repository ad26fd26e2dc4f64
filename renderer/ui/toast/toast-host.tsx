import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react'
import { toastStore } from './toasts.ts'

/** Where notices appear; loads their code once one may be needed soon. */
export function ToastHost() {
  const wanted = useSyncExternalStore(toastStore.subscribe, toastStore.wanted, () => false)
  const [loaded, setLoaded] = useState<{ Region: ComponentType } | null>(null)
  useEffect(() => {
    if (!wanted) return
    // Offline there is no notice, but a form also shows its error as text.
    import('./toast.tsx').then(
      (module) => setLoaded({ Region: module.ToastRegion }),
      () => {},
    )
  }, [wanted])
  return loaded && <loaded.Region />
}
