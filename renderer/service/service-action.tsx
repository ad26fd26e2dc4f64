import { createContext, type ReactNode, useContext } from 'react'

const ActionContext = createContext<ReactNode>(null)

/** Gives the sections inside the page's one action. */
export function ServiceActionProvider({ action, children }: { action: ReactNode; children: ReactNode }) {
  return <ActionContext value={action}>{children}</ActionContext>
}

/** The page's one action, wherever a section asks for it. */
export function ServiceAction() {
  return useContext(ActionContext)
}
