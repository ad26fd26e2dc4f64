import { useReducer } from 'react'
import type { AttachedFile } from '#domain/leads/lead-views.ts'
import { type FileGroup, fileFault, fileGroups } from '#domain/leads/onboarding-form.schema.ts'
import { useText } from '#renderer/app-context.tsx'
import type { Faults, Waiting } from './+data.ts'

type FilesState = {
  chosen: Readonly<Record<FileGroup, readonly File[]>>
  waiting: Waiting
  /** Waiting files to leave out, by their name in the form. */
  removed: readonly string[]
  /** Why files were rejected, by group. */
  faults: Faults
}

type Action =
  | { do: 'add'; group: FileGroup; files: readonly File[] }
  | { do: 'remove'; group: FileGroup; file: File }
  | { do: 'detach'; file: AttachedFile }
  /** The server already has some of the files: don't send them again. */
  | { do: 'wait'; waiting: Waiting }
  | { do: 'blame'; faults: Faults }

/** The files of the brief: those chosen here, and those that arrived with an earlier attempt to send it. */
export function useFiles(waiting: Waiting, faults: Faults) {
  const text = useText('onboarding')
  const [state, dispatch] = useReducer((before: FilesState, action: Action) => reduce(before, action, text), {
    chosen: { documents: [], images: [], other: [] },
    waiting,
    removed: [],
    faults: fileFaultsIn(faults),
  })
  return { ...state, ...takenOf(state), dispatch }
}

/** The name of a waiting file in the form. */
export const nameOf = ({ group, name }: Pick<AttachedFile, 'group' | 'name'>): string => `${group}/${name}`

type Text = ReturnType<typeof useText<'onboarding'>>

function reduce(state: FilesState, action: Action, text: Text): FilesState {
  const { chosen, waiting, faults } = state
  switch (action.do) {
    case 'add':
      return add(state, action.group, action.files, text)
    case 'remove': {
      const { group, file } = action
      const rest = chosen[group].filter((other) => other !== file)
      return { ...state, chosen: { ...chosen, [group]: rest }, faults: { ...faults, [group]: undefined } }
    }
    case 'detach': {
      const attached = waiting.attached.filter((other) => other !== action.file)
      return { ...state, waiting: { ...waiting, attached }, removed: [...state.removed, nameOf(action.file)] }
    }
    case 'wait': {
      const arrived = new Set(action.waiting.attached.map((file) => `${nameOf(file)} ${file.size}`))
      const rest = (group: FileGroup) =>
        chosen[group].filter(({ name, size }) => !arrived.has(`${nameOf({ group, name })} ${size}`))
      return {
        ...state,
        chosen: { documents: rest('documents'), images: rest('images'), other: rest('other') },
        waiting: action.waiting,
        removed: [],
      }
    }
    case 'blame':
      return { ...state, faults: fileFaultsIn(action.faults) }
  }
}

function add(state: FilesState, group: FileGroup, files: readonly File[], text: Text): FilesState {
  const taken = takenOf(state)
  const kept = [...state.chosen[group]]
  const reasons: string[] = []
  for (const file of files) {
    if (kept.some((other) => isSame(other, file))) continue
    const fault = fileFault(group, file, { files: taken.count, bytes: taken.bytes })
    if (fault) {
      reasons.push(text.files.refused({ name: file.name, reason: text.messages[fault] }))
      continue
    }
    kept.push(file)
    taken.count += 1
    taken.bytes += file.size
  }
  return {
    ...state,
    chosen: { ...state.chosen, [group]: kept },
    faults: { ...state.faults, [group]: reasons.join(' ') || undefined },
  }
}

const isSame = (one: File, other: File): boolean =>
  one.name === other.name && one.size === other.size && one.lastModified === other.lastModified

const fileFaultsIn = (faults: Faults): Faults =>
  Object.fromEntries(fileGroups.flatMap((group) => (faults[group] ? [[group, faults[group]]] : [])))

function takenOf({ chosen, waiting }: FilesState): { count: number; bytes: number } {
  const files = [...fileGroups.flatMap((group) => chosen[group]), ...waiting.attached]
  return { count: files.length, bytes: files.reduce((sum, { size }) => sum + size, 0) }
}
