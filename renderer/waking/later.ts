// What the small script brings once somebody touches the page: no page needs it before, and none that is only read.
export { showOfflineNotice } from './offline-notice.ts'
export { serveTooltips } from './tooltips.ts'
