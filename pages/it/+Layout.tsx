export { SiteLayout as Layout } from '#renderer/layout/site-layout.tsx'
