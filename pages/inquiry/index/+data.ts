/** An empty form, or the form that just came back with what was typed in it. */
export { leadPageData as data } from '#renderer/forms/form-state.ts'
