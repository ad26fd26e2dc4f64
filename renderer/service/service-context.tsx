import { createContext, type ReactNode, useContext } from 'react'
import type { ServiceSlug } from '#domain/services.ts'
import { say } from '#locales/texts.ts'
import type { Figure } from '../claims/claims.ts'
import type { Sum } from './work-out.ts'

/** The result of the page's `+data`. */
export type ServiceData = {
  /** Figures by their ids in the catalogue. */
  figures: Readonly<Record<string, Figure>>
  /** Initial values of the calculator, on a page that has one. */
  example?: Sum
}

export type ServiceValue = ServiceData & {
  slug: ServiceSlug
  /** The texts in its drawings. */
  words: object
  /** The page's only action; any section may render it. */
  action: ReactNode
}

export const ServiceContext = createContext<ServiceValue | null>(null)

/** Returns the page's service; throws outside `<ServicePage>`. */
export function useService(): ServiceValue {
  const service = useContext(ServiceContext)
  if (!service) throw new Error('useService outside <ServicePage>')
  return service
}

/** Looks up a figure by its id in the catalogue. Throws unless a section of the page lists that id. */
export function useFigure(): (id: string) => Figure {
  const { figures } = useService()
  return (id) => {
    const figure = figures[id]
    if (!figure) throw new Error(`No section names the figure ${id}`)
    return figure
  }
}

/** A text, or a dictionary's function from figures to a text. */
export type Wording = string | ((values: never) => string)

/** Figures for a section's texts: placeholder name → figure id. */
export type FigureNames = Readonly<Record<string, string>>

/** Returns a function that fills the figures' values into a text. */
export function useSay(names: FigureNames = {}): (text: Wording) => string {
  const figure = useFigure()
  const values = Object.fromEntries(Object.entries(names).map(([name, id]) => [name, figure(id).value]))
  return (text) => say(text as string | ((values: object) => string), values)
}
