import { createContext, type ReactNode, useContext } from 'react'
import type { ServiceSlug } from '#domain/services.ts'
import { say } from '#locales/texts.ts'
import type { Figure } from '../claims/claims.ts'
import type { Sum } from './work-out.ts'

/** What the page's `+data` returns. */
export type ServiceData = {
  /** By their ids in the catalogue. */
  figures: Readonly<Record<string, Figure>>
  /** What the calculator starts from, on a page that has one. */
  example?: Sum
}

export type ServiceValue = ServiceData & {
  slug: ServiceSlug
  /** What its drawings say. */
  words: object
  /** The page's one action, wherever a section asks for it. */
  action: ReactNode
}

export const ServiceContext = createContext<ServiceValue | null>(null)

/** The service of the page. */
export function useService(): ServiceValue {
  const service = useContext(ServiceContext)
  if (!service) throw new Error('useService outside <ServicePage>')
  return service
}

/** A figure of the page by its id in the catalogue. Throws unless a section of the service's list names it. */
export function useFigure(): (id: string) => Figure {
  const { figures } = useService()
  return (id) => {
    const figure = figures[id]
    if (!figure) throw new Error(`No section names the figure ${id}`)
    return figure
  }
}

/** A text, or what a dictionary makes of the figures that the section gives it. */
export type Wording = string | ((values: never) => string)

/** Figures for the texts of a section: the name in the text, and the figure's id. */
export type FigureNames = Readonly<Record<string, string>>

/** Says a text with the values of figures. */
export function useSay(names: FigureNames = {}): (text: Wording) => string {
  const figure = useFigure()
  const values = Object.fromEntries(Object.entries(names).map(([name, id]) => [name, figure(id).value]))
  return (text) => say(text as string | ((values: object) => string), values)
}
