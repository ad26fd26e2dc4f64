import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react'
import { toastStore } from './toasts.ts'

/** The place of notices; their code is loaded when one may be needed soon. */
export function ToastHost() {
  const wanted = useSyncExternalStore(toastStore.subscribe, toastStore.wanted, () => false)
  const [loaded, setLoaded] = useState<{ Region: ComponentType } | null>(null)
  useEffect(() => {
    if (!wanted) return
    // Without the network there is no notice; what failed also stands in its form as text.
    import('./toast.tsx').then(
      (module) => setLoaded({ Region: module.ToastRegion }),
      () => {},
    )
  }, [wanted])
  return loaded && <loaded.Region />
}
