import { formDataOf } from '#renderer/forms/form-state.ts'

/** An empty form, or the form that just came back with what was typed in it. */
export const data = formDataOf
