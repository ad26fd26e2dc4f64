import type { notFoundText as base } from '../en/not-found.ts'
import { translated } from '../texts.ts'

export const notFoundText = translated<typeof base>('it', {
  title: 'Pagina non trovata',
  description: 'Questa pagina non esiste o è stata spostata. I servizi e il blog sono a un passo.',
  lead: 'A questo ponte manca un arco. Gli altri reggono: scegli da dove passare.',
  homeOf: '{site}, home',
  home: { label: 'Torna alla Home', href: '/it' },
  services: { label: 'Scopri i servizi', href: '/it/servizi' },
  quickLinks: 'I più cercati',
  links: [
    { label: 'Sviluppo web', href: '/it/servizi/sviluppo-web' },
    { label: 'Automazione e IA', href: '/it/servizi/automazione-ai' },
    { label: 'SEO e marketing', href: '/it/servizi/seo-marketing' },
    { label: 'Blog', href: '/blog' },
  ],
  failure: {
    title: 'Qualcosa è andato storto',
    description: 'Non è stato possibile mostrare la pagina. Riprova tra un minuto.',
    lead: 'Il guasto è nostro ed è stato registrato. Riprova tra un minuto.',
    retry: 'Riprova',
  },
})
