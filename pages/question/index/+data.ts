/** An empty form, or a rejected one with what was typed in it. */
export { leadPageData as data } from '#renderer/forms/form-state.ts'
