import type { PageContextClient } from 'vike/types'
import { navigationStatus } from './navigation-status.ts'

export function onPageTransitionStart(pageContext: PageContextClient) {
  navigationStatus.begin(pageContext.urlPathname)
}
