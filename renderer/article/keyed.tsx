import { Fragment, type ReactNode } from 'react'

/** Blocks have no identity but their place, and never move: the place is the key. */
export const keyed = (place: number, node: ReactNode): ReactNode => <Fragment key={place}>{node}</Fragment>
