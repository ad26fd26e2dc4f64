import { Fragment, type ReactNode } from 'react'

/** Blocks have no ids and never move, so their position is the key. */
export const keyed = (place: number, node: ReactNode): ReactNode => <Fragment key={place}>{node}</Fragment>
