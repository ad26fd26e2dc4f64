import { sentDataOf } from '#renderer/forms/form-state.ts'

export const data = sentDataOf('inquiry')
